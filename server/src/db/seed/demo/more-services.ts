import { identityTypes } from '@yizhan/contract/permissions.ts';
import { type DemoService, employees, type Line, of, students } from './service-line.ts';

const { undergraduate, postgraduate, teacher } = identityTypes;
const undergraduates = [undergraduate];

const study: readonly Line[] = [
  [
    'JW09',
    '在读证明',
    'certificate',
    'JW',
    6,
    '在读、学籍与预计毕业证明自助打印，中英文均可',
    { identities: students },
  ],
  ['JW10', '成绩单打印', 'print', 'JW', 6, '中英文成绩单自助打印与在线核验', { identities: students }],
  ['JW11', '重修与补考', 'redo', 'JW', 6, '补考安排查询与重修报名', { identities: undergraduates, process: true }],
  ['JW12', '学生证补办', 'card', 'JW', 3, '学生证遗失、损坏补办与信息更正', { identities: students, process: true }],
  ['JW13', '教材征订', 'book', 'JW', 4, '教材清单、订购与领取时间', { usedBy: students }],
  ['JW14', '本科毕业论文', 'pen', 'JW', 3, '选题、开题、中期检查与答辩安排', { identities: [undergraduate, teacher] }],
  ['JW15', '大学生创新训练', 'award', 'JW', 3, '创新创业训练项目申报、中期与结题', { process: true, usedBy: students }],
  [
    'JW16',
    '推免生报名',
    'flag',
    'JW',
    3,
    '推荐免试研究生资格申请与公示',
    { identities: undergraduates, process: true },
  ],
  ['KS02', '计算机等级考试', 'computer', 'KS', 4, '全国计算机等级考试报名与准考证', { identities: students }],
  ['KS03', '考试安排', 'clock', 'KS', 5, '期末、补考与公共考试的时间、考场和座位号'],
  [
    ...(['YJS03', '论文答辩', 'megaphone', 'YJS', 4, '研究生学位论文答辩资格审核、答辩安排与结果登记'] as const),
    { identities: [postgraduate, teacher], process: true },
  ],
  [
    ...(['YJS04', '导师变更', 'switch', 'YJS', 2, '研究生更换导师与转学科申请'] as const),
    { identities: [postgraduate, teacher], process: true },
  ],
];

const life: readonly Line[] = [
  ['HQ07', '浴室与热水', 'water', 'HQ', 5, '公寓浴室、开水房的用水码与余额', { identities: students }],
  ['HQ08', '校医院挂号', 'medical', 'HQ', 5, '门诊预约、检验报告与体检安排'],
  ['HQ09', '教师公寓', 'dormitory', 'HQ', 3, '周转住房租住、续租与退房', { identities: employees, process: true }],
  ['BW05', '电动车登记', 'bike', 'BW', 3, '电动自行车上牌、停放与充电点', { process: true }],
  [
    'XG07',
    '助学贷款',
    'bank',
    'XG',
    4,
    '生源地与校园地国家助学贷款、续贷和还款',
    { identities: students, process: true },
  ],
  ['XG08', '社团活动审批', 'users', 'XG', 3, '社团注册、活动备案与经费申请', { identities: students, process: true }],
  ['XG09', '志愿服务', 'heart', 'XG', 4, '志愿项目报名与时长证明', { usedBy: students }],
  ['XG10', '应征入伍', 'flag', 'XG', 2, '征兵报名、学费补偿与保留学籍', { identities: students, offline: true }],
];

const research: readonly Line[] = [
  [
    'KJ05',
    '科研合同审核',
    'seal',
    'KJ',
    3,
    '横向合同签订、变更与技术合同登记',
    { identities: employees, process: true },
  ],
  [
    'KJ06',
    '专利申请',
    'award',
    'KJ',
    3,
    '职务发明申请、授权与转化',
    { process: true, usedBy: [postgraduate, ...employees] },
  ],
  [
    ...(['ZC06', '采购申请', 'parcel', 'ZC', 4, '仪器设备、试剂耗材与服务的采购立项'] as const),
    { identities: employees, process: true },
  ],
];

const personnel: readonly Line[] = [
  ['RS06', '新教工报到', 'user-add', 'RS', 2, '入职材料、工号开通与入职培训', { identities: employees, process: true }],
  ['RS07', '年度考核', 'chart', 'RS', 3, '个人总结、考核测评与结果确认', { identities: employees, process: true }],
  ['RS08', '离职与退休', 'door', 'RS', 2, '离职结算、退休手续与返聘', { identities: employees, process: true }],
  [
    'RS09',
    '子女入学入园',
    'heart',
    'RS',
    3,
    '教职工子女附属学校与幼儿园登记',
    { identities: employees, process: true },
  ],
  [
    'XB04',
    '档案查询',
    'archive',
    'XB',
    3,
    '学籍、人事与文书档案的查阅、复制和转递',
    { anonymous: true, offline: true, usedBy: employees },
  ],
];

const money: readonly Line[] = [
  ['CW04', '酬金发放', 'wallet', 'CW', 4, '劳务费、助研费与评审费申报', { identities: employees, process: true }],
  ['CW05', '电子票据', 'file', 'CW', 4, '学费、住宿费与培训费票据下载和查验', { usedBy: students }],
];

const abroad: readonly Line[] = [
  [
    'GJ05',
    '来华留学生事务',
    'passport',
    'GJ',
    2,
    '居留许可延期、签证函与校外住宿登记',
    { process: true, usedBy: students },
  ],
];

const leaving: readonly Line[] = [
  ['ZJ04', '就业协议', 'link', 'ZJ', 4, '三方协议签约、解约与档案去向登记', { identities: students, process: true }],
  ['ZJ05', '实习登记', 'job', 'ZJ', 4, '实习单位备案、三方实习协议与保险', { identities: students, process: true }],
];

const digital: readonly Line[] = [
  ['XX07', '校园邮箱', 'mail', 'XX', 6, '邮箱开通、容量、别名与密码找回'],
  ['XX08', '统一身份密码', 'key', 'XX', 6, '统一身份认证密码重置、手机绑定与账号解锁', { anonymous: true }],
  ['XX09', '远程接入', 'lock', 'XX', 6, 'VPN 客户端下载与使用，在校外访问校内系统'],
  ['XX10', '视频会议', 'camera', 'XX', 4, '会议账号、云录制与大型会议支持'],
];

/** Applications that the portal handles itself. */
const inside: readonly Line[] = [
  ['HQ10', '校园卡补办', 'card', 'HQ', 1, '校园卡遗失、损坏的补办申请与领取', { identities: students, process: true }],
  [
    'CW06',
    '报销预约',
    'calendar',
    'CW',
    1,
    '填写票据明细，预约到财务处交票的时间',
    { identities: employees, process: true },
  ],
];

/** Services that fewer people open every day, but that everybody needs once. */
export const moreServices: readonly DemoService[] = [
  ...of('学习', study),
  ...of('生活', life),
  ...of('科研', research),
  ...of('人事', personnel),
  ...of('财务', money),
  ...of('出国', abroad),
  ...of('离校', leaving),
  ...of('信息化', digital),
  ...of('生活', inside.slice(0, 1)),
  ...of('财务', inside.slice(1)),
];
