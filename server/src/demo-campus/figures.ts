import { hashOf, lessonsOf } from './timetable.ts';

/** Figures of a person in the systems of the campus: pure functions of the account, and of the day where it matters. */

const DAY_MS = 86_400_000;
const books = ['算法导论', '计算机网络：自顶向下方法', '乡土中国', '深入理解计算机系统', '百年孤独', '数理统计讲义'];
const courses = ['高等数学 A', '大学物理', '大学英语', '程序设计基础', '线性代数', '思想道德与法治'];

export type Loan = { title: string; due: string };

/** Books on loan, the earliest due first. */
export function loansOf(account: string, day: string): Loan[] {
  const seed = hashOf(`loan/${account}`);
  return Array.from({ length: 1 + (seed % 3) }, (_, at) => {
    const due = new Date(Date.parse(`${day}T00:00:00Z`) + (3 + at * 6 + (seed % 4)) * DAY_MS);
    return { title: books[(seed + at) % books.length] ?? '', due: due.toISOString().slice(0, 10) };
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
    default:
      return { head: ['日期', '内容'], rows: [[day, '今日没有新的记录']] };
  }
}
