import { onCampus } from './campus.ts';

export type Department = {
  code: string;
  name: string;
  short: string;
  parent?: string;
  kind: 'office' | 'college';
  /** The title of its head, who is one of its people. */
  leaderPost: string;
  location: string;
  phone: string;
  intro: string;
  officeHours: string;
  mail: string;
  /** Small offices have none of their own. */
  website: string;
};

const at = (code: string) => code.toLowerCase();
const reached = (code: string) => ({
  mail: `${at(code)}@yunling.example`,
  website: onCampus(`/departments/${at(code)}`),
});

const office = (
  code: string,
  name: string,
  short: string,
  location: string,
  line: number,
  intro: string,
): Department => ({
  ...{ code, name, short, location, intro, kind: 'office', leaderPost: '处长', phone: `0871-6600 ${line}` },
  officeHours: '周一至周五 8:30–12:00，14:00–17:30',
  ...reached(code),
});
const college = (
  code: string,
  name: string,
  short: string,
  location: string,
  line: number,
  intro: string,
): Department => ({
  ...{ code, name, short, location, intro, kind: 'college', leaderPost: '院长', phone: `0871-6600 ${line}` },
  officeHours: '周一至周五 8:20–11:50，14:00–17:30',
  ...reached(code),
});

const offices: Department[] = [
  {
    ...office(
      'XB',
      '学校办公室',
      '校办',
      '行政楼 301',
      1001,
      '综合协调、公文运转、印章与校务公开，负责全校值班与信访接待。',
    ),
    leaderPost: '主任',
  },
  office(
    'JW',
    '教务处',
    '教务处',
    '行政楼 205',
    1011,
    '本科培养方案、课程与排课、考试与成绩、学籍管理和教学质量评估。',
  ),
  {
    ...office('YJS', '研究生院', '研院', '行政楼 402', 1021, '研究生招生、培养、学位与导师管理。'),
    leaderPost: '院长',
  },
  office('XG', '学生工作处', '学工处', '学生活动中心 201', 1031, '思想教育、奖助贷、心理健康、宿舍与日常事务管理。'),
  office(
    'ZJ',
    '招生就业处',
    '招就处',
    '学生活动中心 301',
    1041,
    '本科招生宣传与录取、就业指导、校园招聘和毕业生派遣。',
  ),
  office('RS', '人事处', '人事处', '行政楼 308', 1051, '师资队伍建设、岗位聘用、薪酬社保与人事档案。'),
  office('CW', '财务处', '财务处', '行政楼 101', 1061, '预算与决算、学费收缴、费用报销、科研经费和公积金管理。'),
  office('KJ', '科学技术处', '科技处', '科研楼 203', 1071, '科研项目、成果与平台管理，技术转移和学术道德建设。'),
  office(
    'GJ',
    '国际合作与交流处',
    '国际处',
    '行政楼 406',
    1081,
    '因公出国（境）、留学生事务、外籍专家聘请与校际交流。',
  ),
  office('HQ', '后勤保障处', '后勤处', '后勤楼 102', 1091, '餐饮、公寓、水电、绿化、公车与校园基础设施维护。'),
  {
    ...office('BW', '保卫处', '保卫处', '东门综合楼 1 层', 1101, '校园治安、消防与交通安全，户籍和车辆通行管理。'),
    officeHours: '窗口：周一至周五 8:30–12:00，14:00–17:30\n报警与求助：全天值班',
  },
  office('ZC', '资产与实验室管理处', '资产处', '科研楼 105', 1111, '设备采购、固定资产、公房与实验室安全管理。'),
  {
    ...office(
      'XX',
      '信息网络中心',
      '网络中心',
      '图文信息楼 501',
      1121,
      '校园网、数据中心、统一身份认证与一站式服务门户。',
    ),
    leaderPost: '主任',
  },
  {
    ...office(
      'TSG',
      '图书馆',
      '图书馆',
      '图文信息楼 1 至 4 层',
      1131,
      '文献借阅、电子资源、学科服务与查新，馆藏图书 210 万册。',
    ),
    leaderPost: '馆长',
    officeHours: '阅览：每天 8:00–22:00\n办证与咨询：周一至周五 8:30–17:30',
  },
  {
    ...office('KS', '考试中心', '考试中心', '行政楼 207', 1015, '校内考试组织与四六级、计算机等级等社会考试考务。'),
    parent: 'JW',
    leaderPost: '主任',
    website: '',
  },
  {
    ...office(
      'WX',
      '维修服务中心',
      '维修中心',
      '后勤楼 108',
      1095,
      '水电、门窗、家具与公共设施报修，每天 7:30 至 22:00 受理。',
    ),
    parent: 'HQ',
    leaderPost: '主任',
    officeHours: '每天 7:30–22:00，夜间只受理停水停电',
    website: '',
  },
];

const colleges: Department[] = [
  college('C01', '文学院', '文学院', '人文楼 A 座', 2010, '汉语言文学、历史学、新闻传播学等专业，承担全校写作课程。'),
  college(
    'C02',
    '外国语学院',
    '外语学院',
    '人文楼 B 座',
    2020,
    '英语、日语、泰语、缅甸语等语种，承担全校公共外语教学。',
  ),
  college(
    'C03',
    '数学与统计学院',
    '数统学院',
    '理学楼 1 至 3 层',
    2030,
    '数学与应用数学、统计学、数据科学，承担全校数学基础课。',
  ),
  college('C04', '物理与电子学院', '物电学院', '理学楼 4 至 6 层', 2040, '物理学、电子信息工程、光电技术。'),
  college('C05', '化学与材料学院', '化材学院', '理化实验楼', 2050, '化学、应用化学、材料科学与工程。'),
  college('C06', '生命科学学院', '生科学院', '生科楼', 2060, '生物科学、生态学、高原作物与生物技术。'),
  college(
    'C07',
    '计算机科学与技术学院',
    '计算机学院',
    '信息楼',
    2070,
    '计算机科学与技术、软件工程、人工智能、网络空间安全。',
  ),
  college('C08', '经济管理学院', '经管学院', '经管楼', 2080, '经济学、会计学、工商管理、旅游管理。'),
  college('C09', '法学院', '法学院', '明德楼', 2090, '法学、知识产权，设模拟法庭与法律援助中心。'),
  college('C10', '艺术学院', '艺术学院', '艺术楼', 2100, '音乐学、美术学、设计学、舞蹈表演。'),
];

/** The departments of the fictional 云岭大学. */
export const departments: readonly Department[] = [...offices, ...colleges];
