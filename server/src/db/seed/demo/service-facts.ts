import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import type { DemoService } from './services.ts';

/** Types of services; each school defines its own. */
export const serviceTypes = ['查询', '申请', '预约', '缴费', '报名', '报修', '证明', '咨询', '资源'] as const;
type ServiceType = (typeof serviceTypes)[number];
type Hours = { days: number[]; from: string; to: string };

const workingDays = [1, 2, 3, 4, 5];
const everyDay = [1, 2, 3, 4, 5, 6, 7];

const typed: Readonly<Record<ServiceType, readonly string[]>> = {
  查询: ['JW02', 'JW03', 'TSG01', 'RS01', 'CW03', 'ZJ02', 'XX01', 'BW04', 'XX06'],
  预约: ['TSG02', 'C0101', 'C0301', 'HQ04', 'XG03', 'BW02', 'ZC02', 'C1001', 'ZC01', 'C0401', 'C0601', 'XB02', 'JW04'],
  缴费: ['HQ02', 'HQ03', 'CW02', 'ZC03', 'HQ05'],
  报名: ['JW01', 'KS01', 'C0201', 'KJ03', 'GJ02', 'RS05', 'ZJ03'],
  报修: ['HQ01'],
  证明: ['RS04', 'BW03', 'GJ03', 'KJ04'],
  咨询: ['XB03', 'C0901', 'XG05', 'JW08'],
  资源: ['TSG03', 'C0701', 'C0801', 'XX02', 'XX03', 'XX04'],
  申请: [],
};

/** Alternative names. */
const keywords: Readonly<Record<string, string>> = {
  JW01: '抢课 退课 补选 选修课',
  JW02: '绩点 GPA 分数 成绩单',
  JW03: '课程表 上课时间',
  JW04: '借教室 活动场地 空教室',
  JW05: '延期考试 考试冲突',
  JW06: '换课 补课 代课',
  JW07: '转专业 休学 复学 退学',
  JW08: '评教 期末评价',
  KS01: 'CET 英语四级 英语六级',
  YJS02: '盲审 查重 毕业论文',
  TSG01: '借书 续借 找书',
  TSG02: '占座 自习室 研讨间',
  TSG03: '知网 数据库 校外访问 VPN',
  HQ01: '水管 灯坏了 空调 门锁 维修',
  HQ02: '饭卡 充值 挂失 补卡',
  HQ03: '电费 水费 交电费',
  HQ04: '班车 通勤车 摆渡车',
  HQ05: '外卖 点餐 菜单',
  XG01: '销假 病假 事假 离校',
  XG02: '换宿舍 退宿 调寝',
  XG03: '心理辅导 情绪 咨询师',
  XG04: '兼职 助管 助教岗位',
  XG05: '医疗保险 看病报销',
  XG06: '奖学金 助学金 困难认定 补助',
  BW01: '停车 车牌 入校',
  BW02: '来访 家长入校 外卖员',
  BW03: '户口 身份证 落户 迁移',
  BW04: '丢东西 捡到 遗失',
  ZC02: '羽毛球 篮球 健身 体育馆',
  ZC05: '报废 调拨 设备',
  KJ01: '课题 基金 立项',
  KJ02: '论文登记 专利 获奖',
  KJ04: '查新报告 检索证明 收录引用',
  ZC04: '实验室考试 安全培训',
  C0701: 'GPU 显卡 集群 超算',
  RS01: '工资条 个税 公积金 薪水',
  RS02: '产假 公休 病假',
  RS03: '评职称 教授 副教授',
  RS04: '工作证明 收入证明',
  XB01: '盖章 公章 印章',
  XB02: '开会 借会议室',
  XB03: '投诉 建议 校长信箱',
  CW01: '报销 发票 差旅',
  CW02: '交学费 住宿费',
  GJ01: '出访 团组 因公',
  GJ02: '交流生 访学 出国',
  GJ03: '签证 护照',
  ZJ01: '毕业手续 离校单',
  ZJ02: '招聘 宣讲会 找工作',
  XX01: '上网 宽带 WiFi 无线 流量',
  XX02: '网盘 存储 文件共享',
  XX03: 'Windows Office 激活 MATLAB',
  XX04: 'Git 仓库 GitLab',
  XX05: '建网站 服务器 备案',
};

const promised: Readonly<Record<string, number>> = {
  ...{ JW04: 2, JW05: 3, JW06: 2, JW07: 10, YJS01: 5, YJS02: 15, HQ01: 1, XG01: 1, XG02: 5, XG04: 7, BW01: 3, BW02: 1 },
  ...{ KJ01: 10, KJ02: 5, KJ04: 5, C0501: 5, RS02: 2, RS03: 60, RS04: 1, XB01: 1, XB02: 1, CW01: 5, XG06: 20, ZC05: 3 },
  ...{ GJ01: 15, GJ04: 5, ZJ01: 3, XX05: 3, XG05: 10, BW03: 1, GJ03: 5 },
};

const hours: Readonly<Record<string, readonly Hours[]>> = {
  XG03: [{ days: workingDays, from: '08:30', to: '21:00' }],
  BW03: [
    { days: workingDays, from: '08:30', to: '11:30' },
    { days: workingDays, from: '14:30', to: '17:30' },
  ],
  HQ05: [{ days: everyDay, from: '06:30', to: '20:30' }],
};

/** The opening period of a service, in days from today. */
const periods: Readonly<Record<string, readonly [from: number, to: number]>> = {
  KS01: [-6, 2],
  GJ02: [9, 40],
  ZJ03: [-60, -20],
  JW01: [-14, 21],
};

const { cas, oauth, code, comb, inside, link } = accessWays;
const accessed: Readonly<Record<string, number>> = {
  ...{ JW02: cas, TSG02: cas, RS01: cas, CW03: cas, XX04: oauth, C0701: oauth, TSG03: code, XX02: code, XX03: code },
  ...{ JW01: comb, HQ02: comb, CW01: comb, ZC02: comb, XX06: inside },
};
const popups = ['HQ03', 'RS01', 'ZC02', 'HQ04', 'XX01', 'C0801'];

/** Internal services, hidden from visitors. */
const unlisted = ['RS01', 'C0501', 'ZC05', 'CW03'];

/** Not much use without knowing who came. */
const isPersonal = ({ code: name, process, anonymous }: DemoService) =>
  (process === true && anonymous !== true) || ['JW03', 'CW02', 'HQ03'].includes(name);

export type ServiceFacts = {
  typeName: ServiceType;
  keywords: string;
  /** Visitors see that the service exists. */
  listed: boolean;
  promiseDays: number | null;
  accessWay: number;
  openWay: number;
  hours: readonly Hours[];
  period: readonly [number, number] | null;
  maintenance: string | null;
};

/** Everything about a service that its line leaves out. */
export function factsOf(service: DemoService, at: number): ServiceFacts {
  const type = serviceTypes.find((name) => typed[name].includes(service.code));
  const details = service.process === true || at % 3 === 0;
  return {
    typeName: type ?? (service.process ? '申请' : '查询'),
    listed: service.roles === undefined && service.departments === undefined && !unlisted.includes(service.code),
    keywords: keywords[service.code] ?? '',
    promiseDays: promised[service.code] ?? null,
    accessWay: accessed[service.code] ?? (isPersonal(service) ? comb : link),
    openWay: popups.includes(service.code) ? openWays.popup : details ? openWays.details : openWays.newTab,
    hours: hours[service.code] ?? [],
    period: periods[service.code] ?? null,
    maintenance:
      service.code === 'XX04' ? '代码仓库正在迁移到新的存储，预计今晚 22:00 恢复，期间已有数据不受影响。' : null,
  };
}
