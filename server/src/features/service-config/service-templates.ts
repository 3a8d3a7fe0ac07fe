/**
 * Services that most schools offer, for a school that begins: code, name, icon, summary, other words people call it by.
 * A school renames what it calls otherwise.
 */
type TemplateLine = readonly [code: string, name: string, icon: string, summary: string, keywords: string];
type Kind = { process?: true; offline?: true };
export type ServiceTemplate = {
  code: string;
  name: string;
  icon: string;
  summary: string;
  keywords: string;
  scene: string;
  type: 'APPLICATION' | 'PROCESS';
  processType: 'ONLINE' | 'OFFLINE';
};

const of =
  (scene: string, { process, offline }: Kind = {}) =>
  ([code, name, icon, summary, keywords]: TemplateLine): ServiceTemplate => ({
    ...{ code, name, icon, summary, keywords, scene },
    type: process ? 'PROCESS' : 'APPLICATION',
    processType: offline ? 'OFFLINE' : 'ONLINE',
  });

const study: readonly TemplateLine[] = [
  ['course-selection', '选课', 'course', '选课、退课与课表冲突检查', '选课系统 退课 抢课'],
  ['grades', '成绩查询', 'chart', '各学期成绩与绩点', '分数 绩点 GPA'],
  ['timetable', '课表查询', 'calendar', '按周查看课程、教室与任课教师', '课程表 我的课表'],
  ['exam-schedule', '考试安排', 'clock', '考试的时间、考场和座位号', '考场 考试时间'],
  ['teaching-evaluation', '教学评价', 'like', '期中与期末评教', '评教'],
  ['library-search', '图书检索', 'book', '馆藏查询、预约与续借', '图书馆 借书 续借'],
  ['library-seats', '图书馆座位预约', 'library', '自习座位与研讨间预约', '占座 自习室'],
  ['e-resources', '电子资源', 'computer', '数据库与电子期刊的访问入口', '知网 论文 数据库'],
];
const studyProcesses: readonly TemplateLine[] = [
  ['classroom-booking', '教室借用', 'classroom', '空闲教室查询与借用申请', '借教室'],
  ['exam-postponement', '缓考申请', 'exam', '因病因事不能参加考试的缓考办理', '推迟考试'],
  ['course-change', '调停课申请', 'switch', '教师调课、停课与补课', '调课 停课 补课'],
  ['enrolment-change', '学籍异动', 'layers', '休学、复学、转专业与退学', '休学 复学 转专业 退学'],
  ['retake', '重修与补考', 'redo', '补考安排查询与重修报名', '挂科 补考'],
  ['thesis', '学位论文送审', 'pen', '论文提交、查重与送审', '查重 毕业论文 盲审'],
];
const studyDesks: readonly TemplateLine[] = [
  ['enrolment-certificate', '在读证明', 'certificate', '在读、学籍与预计毕业证明', '学籍证明 在校证明'],
  ['transcript', '成绩单办理', 'print', '中英文成绩单打印与盖章', '成绩证明 打印成绩'],
  ['student-card', '学生证补办', 'card', '学生证遗失、损坏补办与信息更正', '补学生证'],
];
const life: readonly TemplateLine[] = [
  ['campus-card', '校园一卡通', 'wallet', '余额、流水、充值与挂失', '饭卡 校园卡 挂失 充值'],
  ['utilities', '水电缴费', 'water', '宿舍与住宅水电费查询和缴纳', '电费 水费'],
  ['bus', '校车时刻', 'bus', '班车时刻与座位预约', '班车'],
  ['gym', '运动场馆预约', 'gym', '羽毛球、篮球与健身房预约', '体育馆 球场'],
  ['canteen', '食堂', 'canteen', '今日菜单与意见', '订餐 吃饭'],
  ['lost-found', '失物招领', 'search', '登记与认领', '丢东西 捡到'],
];
const lifeProcesses: readonly TemplateLine[] = [
  ['repair', '宿舍报修', 'repair', '水电、门窗与家具报修，可查看进度', '维修 修理 坏了'],
  ['student-leave', '学生请假', 'leave', '请假、销假与离校登记', '请假条 销假'],
  ['dormitory-change', '宿舍调整', 'dormitory', '调换宿舍与退宿', '换宿舍 退宿'],
  ['counselling', '心理咨询预约', 'psychology', '咨询师排班与预约，信息严格保密', '心理中心 倾诉'],
  ['work-study', '勤工助学', 'job', '岗位查询与应聘', '兼职 助管'],
  ['vehicle-pass', '车辆通行证', 'car', '教职工与访客车辆入校登记', '停车 进校 车牌'],
  ['visitor', '访客预约', 'users', '校外人员入校预约', '进校 来访'],
  ['clubs', '社团活动审批', 'heart', '社团注册、活动备案与经费申请', '社团 活动'],
];
const lifeDesks: readonly TemplateLine[] = [
  ['insurance', '学生医保', 'umbrella', '参保登记、缴费与报销指引', '医疗保险 看病'],
  ['household', '户籍与身份证办理', 'identity', '集体户口迁移与身份证借用', '户口 迁户口'],
  ['clinic', '校医院就诊', 'medical', '门诊时间、体检与报销', '看病 体检 校医院'],
  ['enlist', '应征入伍', 'flag', '征兵报名、学费补偿与保留学籍', '参军 当兵'],
];
const research: readonly TemplateLine[] = [
  ['research-projects', '科研项目申报', 'research', '纵向与横向项目申报', '课题 立项 基金'],
  ['research-results', '科研成果登记', 'award', '论文、专利与奖项登记', '论文登记 专利'],
  ['instruments', '大型仪器预约', 'microscope', '共享仪器查询与机时预约', '机时 设备'],
  ['lab-safety', '实验室安全准入', 'role', '安全学习、考试与准入', '安全考试'],
  ['lectures', '学术讲座', 'megaphone', '讲座日程与报名', '报告 讲座'],
];
const personnelProcesses: readonly TemplateLine[] = [
  ['staff-leave', '教职工请假', 'flag', '事假、病假、产假与公休', '请假'],
  ['titles', '职称评审', 'layout', '专业技术职务申报', '职称 评聘'],
  ['seal', '用印申请', 'seal', '学校印章使用审批', '盖章 公章'],
  ['meeting-rooms', '会议室预订', 'meeting', '会议室查询与预订', '订会议室'],
  ['assessment', '年度考核', 'chart', '个人总结、考核测评与结果确认', '考核'],
  ['new-staff', '新教工报到', 'user-add', '入职材料、工号开通与入职培训', '入职'],
];
const personnel: readonly TemplateLine[] = [
  ['salary', '工资查询', 'wallet', '工资条、个税与公积金', '工资条 薪水 公积金'],
  ['mailbox', '校务信箱', 'mail', '意见、建议与投诉', '校长信箱 投诉'],
];
const personnelDesks: readonly TemplateLine[] = [
  ['employment-certificate', '在职证明', 'certificate', '在职、收入与职称证明', '收入证明'],
  ['archives', '档案查询', 'archive', '学籍、人事与文书档案的查阅和转递', '档案 调档'],
];
const money: readonly TemplateLine[] = [
  ['tuition', '学费缴纳', 'bank', '学费、住宿费查询与缴纳', '交学费 住宿费'],
  ['funds', '科研经费查询', 'tag', '项目余额与明细', '经费'],
];
const moneyProcesses: readonly TemplateLine[] = [
  ['reimbursement', '网上报账', 'finance', '差旅、日常与科研经费报销', '报销 发票'],
  ['scholarships', '奖助学金', 'gift', '奖学金、助学金与困难认定', '奖学金 助学金 贫困'],
  ['assets', '固定资产', 'asset', '资产登记、调拨与报废', '设备 资产'],
];
const leaving: readonly TemplateLine[] = [
  ['graduation', '毕业离校', 'door', '离校手续一次办完', '离校手续'],
  ['exchange', '交换生项目', 'globe', '校际交流项目与选拔', '出国 交流'],
];
const digital: readonly TemplateLine[] = [
  ['network', '校园网自助', 'network', '在线设备、流量与套餐', '上网 网费 WiFi'],
  ['campus-mail', '校园邮箱', 'mail', '邮箱开通、容量与密码找回', '邮件 邮箱'],
  ['vpn', '远程接入', 'lock', '在校外访问校内系统', 'VPN'],
];

export const serviceTemplates: readonly ServiceTemplate[] = [
  ...study.map(of('学习')),
  ...studyProcesses.map(of('学习', { process: true })),
  ...studyDesks.map(of('学习', { offline: true })),
  ...life.map(of('生活')),
  ...lifeProcesses.map(of('生活', { process: true })),
  ...lifeDesks.map(of('生活', { offline: true })),
  ...research.map(of('科研')),
  ...personnelProcesses.map(of('人事', { process: true })),
  ...personnel.map(of('人事')),
  ...personnelDesks.map(of('人事', { offline: true })),
  ...money.map(of('财务')),
  ...moneyProcesses.map(of('财务', { process: true })),
  ...leaving.map(of('离校与交流')),
  ...digital.map(of('信息化')),
];
