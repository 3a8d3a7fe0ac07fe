import { hashOf, lessonsOf } from './timetable.ts';

/** Figures of a person in the systems of the campus: pure functions of the account, and of the day where it matters. */

const DAY_MS = 86_400_000;
const books = ['算法导论', '计算机网络：自顶向下方法', '乡土中国', '深入理解计算机系统', '百年孤独', '数理统计讲义'];
const courses = ['高等数学 A', '大学物理', '大学英语', '程序设计基础', '线性代数', '思想道德与法治'];

const software = ['Windows 11 教育版', 'Office 办公套件', 'MATLAB', 'SPSS'];
const databases = ['中国知网', '万方数据', 'Web of Science', 'IEEE Xplore', 'ScienceDirect'];

export type Loan = { title: string; due: string };

/** Books on loan, the earliest due first. */
export function loansOf(account: string, day: string): Loan[] {
  const seed = hashOf(`loan/${account}`);
  return Array.from({ length: 1 + (seed % 3) }, (_, at) => {
    const due = new Date(Date.parse(`${day}T00:00:00Z`) + (3 + at * 6 + (seed % 4)) * DAY_MS);
    return { title: books[(seed + at) % books.length] ?? '', due: due.toISOString().slice(0, 10) };
  });
}

const forms = ['用印申请', '会议室预订', '公务用车申请', '差旅报销单', '采购申请'];
const nodes = ['部门审核', '分管领导审批', '办公室核稿'];

/** What waits for a person in the office system, the newest first. */
export function approvalsOf(account: string, day: string) {
  const seed = hashOf(`oa/${account}`);
  return Array.from({ length: 1 + (seed % 4) }, (_, at) => {
    const started = new Date(Date.parse(`${day}T00:00:00Z`) - (at + 1) * DAY_MS).toISOString().slice(0, 10);
    return {
      form: { name: forms[(seed + at) % forms.length] ?? '' },
      ...{ node: nodes[(seed + at) % nodes.length] ?? '', startedAt: `${started} 09:20:00` },
    };
  });
}

/** The open laboratories of a day. */
export const roomsOf = (day: string) =>
  ['信息楼 A501 软件实验室', '理学楼 405 光电平台', '理化实验楼 210 分析测试'].map((room) => ({
    ...{ room, open: '08:30–21:30', free: String(hashOf(room + day) % 40) },
  }));

/** Money on the campus card before anything was paid in here. */
export const balanceOf = (account: string) => 8 + (hashOf(`card/${account}`) % 220) + (hashOf(account) % 10) / 10;

export const yuan = (amount: number) => `¥ ${amount.toFixed(2)}`;

type Figures = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** What a system without a desk shows to the person who came. */
export function figuresOf(code: string, account: string, day: string): Figures {
  switch (code) {
    case 'JW02':
      return {
        head: ['课程', '成绩', '学分'],
        rows: courses.map((name) => [name, String(68 + (hashOf(account + name) % 31)), String(2 + (hashOf(name) % 3))]),
      };
    case 'JW03':
      return {
        head: ['时间', '课程', '教室', '教师'],
        rows: lessonsOf(account, day).map((one) => [`${one.begin}–${one.end}`, one.course, one.room, one.teacher]),
      };
    case 'RS01':
      return {
        head: ['项目', '金额'],
        rows: [
          ['岗位工资', yuan(4200 + (hashOf(`a${account}`) % 30) * 100)],
          ['薪级工资', yuan(1800 + (hashOf(`b${account}`) % 20) * 100)],
          ['绩效', yuan(2600 + (hashOf(`c${account}`) % 25) * 100)],
        ],
      };
    case 'TSG01':
      return { head: ['在借图书', '应还日期'], rows: loansOf(account, day).map(({ title, due }) => [title, due]) };
    case 'C0701':
      return {
        head: ['作业', '显卡', '状态'],
        rows: ['训练', '评测', '数据清洗'].map((name, at) => [
          `${name}-${hashOf(account + name) % 1000}`,
          String(1 + (hashOf(name + account) % 4)),
          ['运行中', '排队中', '已完成'][at] ?? '',
        ]),
      };
    case 'XX02':
      return {
        head: ['空间', '用量'],
        rows: [
          ['个人文件', `${5 + (hashOf(account) % 120)} GB`],
          ['共享给我', `${1 + (hashOf(`s${account}`) % 30)} GB`],
          ['总额度', '200 GB'],
        ],
      };
    case 'XX03':
      return { head: ['软件', '授权'], rows: software.map((name) => [name, '可以激活']) };
    case 'TSG03':
      return { head: ['数据库', '状态'], rows: databases.map((name) => [name, '可以访问']) };
    case 'CW03':
      return {
        head: ['项目', '可用余额'],
        rows: ['国家自然科学基金面上项目', '校级教改项目'].map((name) => [
          name,
          yuan(20_000 + (hashOf(account + name) % 180) * 1000),
        ]),
      };
    default:
      return { head: ['日期', '内容'], rows: [[day, '今天没有新的记录']] };
  }
}
