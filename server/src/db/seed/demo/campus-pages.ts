/** Plain pages of the demo's foreign campus: its tools and its downloads. */
export const campusPages: readonly { path: string; title: string; text: string }[] = [
  {
    path: '/tools/mail',
    title: '校园邮箱',
    text: '校园邮箱为每位师生提供 10 GB 空间。用户名是学号或工号，可以在手机与电脑的邮件程序里收发。',
  },
  {
    path: '/tools/lib',
    title: '图书馆',
    text: '图书馆每天 8:00 至 22:00 开放阅览，馆藏图书 210 万册。检索、预约与续借请用“图书检索”。',
  },
  { path: '/tools/mooc', title: '网上课堂', text: '本学期开放 126 门网上课程，视频、作业与讨论都在这里。' },
  {
    path: '/tools/jw',
    title: '教务系统',
    text: '教务系统办理选课、成绩、考试与学籍。选课期间系统每天 6:00 至 24:00 开放。',
  },
  { path: '/tools/pan', title: '云盘', text: '云盘为每人提供 200 GB 空间，可以共享文件夹，与同组的人一起编辑。' },
  {
    path: '/tools/map',
    title: '校园地图',
    text: '呈和、东山、滨湖三个校区的楼宇、停车场与无障碍通道。主校区东门进，行政楼在正前方。',
  },
  { path: '/tools/vpn', title: '校园 VPN', text: '在校外访问校内资源时使用。用统一身份登录，同一时间最多两台设备。' },
  {
    path: '/tools/speed',
    title: '网络测速',
    text: '从这里到校园网出口的时延是 3 毫秒，下行 940 Mbps，上行 925 Mbps。',
  },
  {
    path: '/tools/soft',
    title: '正版软件',
    text: '操作系统、办公与科学计算软件，供在校师生使用。激活需要接入校园网。',
  },
  { path: '/tools/meet', title: '视频会议', text: '视频会议最多 300 人，会议记录保存 90 天。' },
  { path: '/tools/wj', title: '在线问卷', text: '在线问卷可以匿名收集，结果只有发起人能看到。' },
  {
    path: '/tools/bus',
    title: '校车时刻',
    text: '呈和与东山之间工作日每 20 分钟一班，首班 7:10，末班 22:00。节假日每小时一班。',
  },
  { path: '/tools/lost', title: '失物招领', text: '捡到的物品由保卫处保管三个月。认领请带校园卡到东门综合楼 1 层。' },
  { path: '/tools/tel', title: '电话黄页', text: '学校总机 0871-6600 1000。各部门电话见部门页面。' },
  { path: '/tools/git', title: '代码托管', text: '校内代码仓库与持续集成，每个项目组可以申请自己的空间。' },
  { path: '/tools/check', title: '论文查重', text: '毕业论文查重每人每学期免费两次，结果在 30 分钟内给出。' },
  {
    path: '/tools/cw',
    title: '财务报账',
    text: '财务报账办理差旅、日常与科研经费报销。提交后请把票据投到行政楼一层的自助机。',
  },
  { path: '/tools/oa', title: '办公系统', text: '办公系统处理公文、会议与用印。紧急公文会同时发到手机。' },
  { path: '/tools/xg', title: '学工系统', text: '学工系统办理请假、奖助、宿舍与心理预约。' },
  {
    path: '/files/student-handbook',
    title: '学生手册',
    text: '学籍、考试与奖惩规定。学生在校学习年限为四至六年；考试作弊的课程以零分计；对处分有异议的，可以在十个工作日内申诉。',
  },
  {
    path: '/files/travel-claim',
    title: '差旅费报销单',
    text: '报销时请附出差审批单、车船票与住宿发票。城市间交通费据实报销，市内交通与伙食按天包干。',
  },
  {
    path: '/files/seal-request',
    title: '用印申请表',
    text: '申请校级印章的，写明文件名称、份数与用途，由部门负责人签字后交学校办公室。',
  },
  {
    path: '/files/network',
    title: '校园网配置说明',
    text: '有线网络插上即用；无线网络选择 yunling，用学号或工号登录；远程访问请用校园 VPN。',
  },
];
