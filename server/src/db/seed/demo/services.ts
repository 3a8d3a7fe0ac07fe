import { identityTypes } from '@yizhan/contract/permissions.ts';
import { moreServices } from './more-services.ts';
import { type DemoService, employees, type Line, of, students } from './service-line.ts';

const { postgraduate, teacher } = identityTypes;

export const scenes = [
  { name: '学习', icon: 'course', tint: 1 },
  { name: '生活', icon: 'dormitory', tint: 2 },
  { name: '科研', icon: 'research', tint: 4 },
  { name: '人事', icon: 'identity', tint: 3 },
  { name: '财务', icon: 'finance', tint: 5 },
  { name: '出国', icon: 'plane', tint: 6 },
  { name: '离校', icon: 'door', tint: 3 },
  { name: '信息化', icon: 'network', tint: 1 },
] as const;

const study: readonly Line[] = [
  ['JW01', '选课中心', 'course', 'JW', 10, '选课、退课与课表冲突检查', { identities: students, label: 'HOT' }],
  ['JW02', '成绩查询', 'chart', 'JW', 10, '各学期成绩、绩点与排名', { identities: students }],
  ['JW03', '我的课表', 'calendar', 'JW', 9, '按周查看课程、教室与任课教师'],
  ['JW04', '教室借用', 'classroom', 'JW', 7, '空闲教室查询与借用申请', { process: true }],
  ['JW05', '缓考申请', 'exam', 'JW', 6, '因病因事不能参加考试的缓考办理', { identities: students, process: true }],
  ['JW06', '调停课申请', 'switch', 'JW', 6, '教师调课、停课与补课', { identities: employees, process: true }],
  ['JW07', '学籍异动', 'layers', 'JW', 4, '休学、复学、转专业与退学', { identities: students, process: true }],
  ['JW08', '教学质量评价', 'like', 'JW', 7, '期中与期末评教', { label: 'PICK' }],
  [
    'KS01',
    '四六级报名',
    'edit',
    'KS',
    6,
    '全国大学英语四、六级考试报名',
    { identities: students, label: 'NEW', days: 6 },
  ],
  [
    'YJS01',
    '研究生培养计划',
    'list',
    'YJS',
    5,
    '个人培养计划的制定与修改',
    { identities: [postgraduate, teacher], process: true },
  ],
  [
    'YJS02',
    '学位论文送审',
    'pen',
    'YJS',
    5,
    '论文提交、查重与送审',
    { identities: [postgraduate, teacher], process: true },
  ],
  ['TSG01', '图书检索', 'book', 'TSG', 9, '馆藏查询、预约与续借', { anonymous: true }],
  ['TSG02', '入馆座位预约', 'library', 'TSG', 9, '自习座位与研讨间预约', { label: 'HOT' }],
  ['TSG03', '电子资源', 'computer', 'TSG', 7, '校外访问各类数据库与电子期刊'],
  ['C0101', '写作中心预约', 'message', 'C01', 3, '一对一论文写作指导', { usedBy: students }],
  ['C0201', '外语角报名', 'chat', 'C02', 3, '英、日、泰、缅语口语活动', { label: 'NEW', days: 12 }],
  ['C0301', '数学答疑室', 'help', 'C03', 3, '公共数学课程答疑预约', { offline: true, usedBy: students }],
];

const life: readonly Line[] = [
  ['HQ01', '宿舍报修', 'repair', 'WX', 8, '水电、门窗与家具报修，可查看进度', { process: true, label: 'HOT' }],
  ['HQ02', '校园一卡通', 'card', 'HQ', 9, '余额、流水、充值与挂失'],
  ['HQ03', '水电缴费', 'water', 'HQ', 7, '宿舍与住宅水电费查询和缴纳'],
  ['HQ04', '校车时刻与预约', 'bus', 'HQ', 7, '三校区班车时刻与座位预约'],
  ['HQ05', '食堂订餐', 'canteen', 'HQ', 5, '今日菜单、订餐与意见', { label: 'NEW', days: 9 }],
  ['XG01', '学生请假', 'leave', 'XG', 9, '请假、销假与离校登记', { identities: students, process: true }],
  ['XG02', '宿舍调整', 'dormitory', 'XG', 4, '调换宿舍与退宿', { identities: students, process: true }],
  ['XG03', '心理咨询预约', 'psychology', 'XG', 5, '咨询师排班与预约，信息严格保密', { usedBy: students }],
  ['XG04', '勤工助学', 'job', 'XG', 5, '岗位查询与应聘', { identities: students, process: true }],
  ['XG05', '学生医保', 'umbrella', 'XG', 4, '参保登记、缴费与报销指引', { identities: students, offline: true }],
  ['BW01', '车辆通行证', 'car', 'BW', 5, '教职工与访客车辆入校登记', { process: true, usedBy: employees }],
  ['BW02', '访客预约', 'users', 'BW', 6, '校外人员入校预约', { process: true, anonymous: true }],
  ['BW03', '户籍与身份证办理', 'identity', 'BW', 3, '集体户口迁移与身份证借用', { offline: true }],
  ['BW04', '失物招领', 'search', 'BW', 4, '登记与认领', { anonymous: true }],
  ['ZC02', '运动场馆预约', 'gym', 'ZC', 8, '羽毛球、篮球与健身房预约', { label: 'HOT' }],
  ['ZC03', '游泳馆购票', 'swim', 'ZC', 4, '场次、余票与次卡', {}],
  ['C1001', '琴房预约', 'music', 'C10', 3, '艺术楼琴房与排练厅'],
];

const research: readonly Line[] = [
  ['KJ01', '科研项目申报', 'research', 'KJ', 6, '纵向与横向项目申报', { identities: employees, process: true }],
  [
    'KJ02',
    '科研成果登记',
    'award',
    'KJ',
    5,
    '论文、专利与奖项登记',
    { process: true, usedBy: [postgraduate, ...employees] },
  ],
  ['KJ03', '学术讲座', 'megaphone', 'KJ', 6, '讲座日程与报名', { anonymous: true, label: 'PICK' }],
  [
    'KJ04',
    '科技查新',
    'eye',
    'TSG',
    3,
    '课题查新与收录引用证明',
    { process: true, usedBy: [postgraduate, ...employees] },
  ],
  [
    'ZC01',
    '大型仪器预约',
    'microscope',
    'ZC',
    5,
    '共享仪器查询与机时预约',
    { label: 'PICK', usedBy: [postgraduate, ...employees] },
  ],
  ['ZC04', '实验室安全准入', 'role', 'ZC', 5, '安全学习、考试与准入'],
  [
    'C0401',
    '光电平台机时',
    'sun',
    'C04',
    2,
    '物电学院光电测试平台，供本学院使用',
    { identities: [postgraduate, teacher], departments: ['C04'] },
  ],
  [
    'C0501',
    '危化品申购',
    'warning',
    'C05',
    3,
    '危险化学品申购与领用',
    { identities: [postgraduate, ...employees], process: true },
  ],
  ['C0601', '标本馆参观', 'image', 'C06', 2, '高原生物标本馆参观预约', { anonymous: true }],
  ['C0701', '算力平台', 'server', 'C07', 6, 'GPU 作业提交与额度申请', { label: 'NEW', days: 4 }],
  ['C0801', '经管案例库', 'archive', 'C08', 2, '教学案例检索与下载', { usedBy: employees }],
];

const personnel: readonly Line[] = [
  ['RS01', '工资查询', 'wallet', 'RS', 8, '工资条、个税与公积金', { identities: employees, label: 'HOT' }],
  ['RS02', '教职工请假', 'flag', 'RS', 6, '事假、病假、产假与公休', { identities: employees, process: true }],
  ['RS03', '职称评审', 'layout', 'RS', 4, '专业技术职务申报', { identities: [teacher], process: true }],
  [
    'RS04',
    '在职证明',
    'certificate',
    'RS',
    5,
    '在职、收入与职称证明自助打印',
    { identities: employees, process: true },
  ],
  ['RS05', '招聘系统', 'user-add', 'RS', 3, '岗位发布与应聘', { anonymous: true, usedBy: employees }],
  ['XB01', '用印申请', 'seal', 'XB', 5, '校级印章使用审批', { identities: employees, process: true }],
  ['XB02', '会议室预订', 'meeting', 'XB', 5, '行政楼与图文信息楼会议室', { identities: employees, process: true }],
  ['XB03', '校务信箱', 'mail', 'XB', 4, '意见、建议与投诉', { anonymous: true }],
];

const money: readonly Line[] = [
  ['CW01', '网上报账', 'finance', 'CW', 7, '差旅、日常与科研经费报销', { process: true, usedBy: employees }],
  ['CW02', '学费缴纳', 'bank', 'CW', 6, '学费、住宿费查询与缴纳', { identities: students }],
  ['CW03', '科研经费查询', 'tag', 'CW', 5, '项目余额与明细', { identities: [postgraduate, ...employees] }],
  ['XG06', '奖助学金', 'gift', 'XG', 7, '国家奖学金、助学金与困难认定', { identities: students, process: true }],
  ['ZC05', '固定资产', 'asset', 'ZC', 4, '资产登记、调拨与报废', { identities: employees, process: true }],
];

const abroad: readonly Line[] = [
  ['GJ01', '因公出国（境）', 'plane', 'GJ', 4, '团组申报、公示与总结', { identities: employees, process: true }],
  ['GJ02', '交换生项目', 'globe', 'GJ', 5, '校际交流项目与选拔', { identities: students, label: 'NEW', days: 15 }],
  [
    'GJ03',
    '护照与签证服务',
    'passport',
    'GJ',
    3,
    '因公护照领用与签证预约',
    { offline: true, usedBy: [postgraduate, ...employees] },
  ],
  ['GJ04', '外籍专家来访', 'compass', 'GJ', 2, '邀请函与接待登记', { identities: employees, process: true }],
];

const leaving: readonly Line[] = [
  ['ZJ01', '毕业离校', 'door', 'ZJ', 5, '离校手续一次办完', { identities: students, process: true }],
  ['ZJ02', '就业信息', 'news', 'ZJ', 6, '宣讲会、双选会与岗位', { anonymous: true, usedBy: students }],
  ['ZJ03', '火车优惠卡', 'train', 'ZJ', 3, '学生优惠卡购买与充磁', { identities: students, offline: true }],
  ['C0901', '法律援助', 'scale', 'C09', 2, '法学院师生提供的法律咨询', { anonymous: true, offline: true }],
];

const digital: readonly Line[] = [
  ['XX01', '校园网自助', 'network', 'XX', 9, '在线设备、流量与套餐', { anonymous: true }],
  ['XX02', '云盘', 'cloud', 'XX', 6, '每人 200 GB，支持共享与协作'],
  ['XX03', '正版软件', 'download', 'XX', 5, '操作系统、办公与科学计算软件'],
  ['XX04', '代码托管', 'code', 'XX', 4, '校内代码仓库与持续集成', { days: 400 }],
  [
    'XX05',
    '域名与虚拟主机',
    'link',
    'XX',
    3,
    '部门网站与服务器申请',
    { identities: employees, roles: ['STAFF'], process: true },
  ],
  ['XX06', '办事指南', 'book', 'XX', 4, '全部办事指南：材料、流程、地点与常见问题'],
];

/** The services of the fictional 云岭大学. */
export const services: readonly DemoService[] = [
  ...of('学习', study),
  ...of('生活', life),
  ...of('科研', research),
  ...of('人事', personnel),
  ...of('财务', money),
  ...of('出国', abroad),
  ...of('离校', leaving),
  ...of('信息化', digital),
  ...moreServices,
];

/** Favourites of the people in the README, by account. */
export const favourites: Readonly<Record<string, readonly string[]>> = {
  student: [
    ...[
      'JW01',
      'JW03',
      'TSG02',
      'XG01',
      'HQ01',
      'HQ02',
      'ZC02',
      'XG06',
      'CW02',
      'XX01',
      'JW04',
      'C0701',
      'HQ04',
      'BW03',
    ],
  ],
  teacher: ['JW03', 'JW06', 'RS01', 'CW01', 'KJ01', 'TSG03', 'ZC01', 'JW04', 'XX02', 'RS02', 'ZC02'],
  admin: ['XX05', 'XB01', 'RS01', 'CW01', 'XB02', 'ZC05', 'HQ04'],
};

/** Folders in which some of them keep their favourites. */
export const folders: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  student: { 学习: ['JW01', 'JW03', 'TSG02', 'JW04'], 宿舍生活: ['HQ01', 'HQ02', 'HQ04'] },
  teacher: { 教学: ['JW03', 'JW06', 'JW04'], 科研与经费: ['CW01', 'KJ01', 'ZC01'] },
};
