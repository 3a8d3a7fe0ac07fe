/** What the people of the demo campus have said to each other. */
export type DemoLine = { from: string; minutesAgo: number; text: string };
export type DemoConversation = {
  /** Accounts; the first one owns a group. */
  people: readonly string[];
  /** Groups only. */
  group?: { name: string; announcement: string };
  lines: readonly DemoLine[];
};

const DAY = 24 * 60;

export const conversations: readonly DemoConversation[] = [
  {
    people: ['teacher', 'student'],
    lines: [
      {
        from: 'student',
        minutesAgo: 2 * DAY + 35,
        text: '陈老师好，我的课程设计选题想做校园一卡通数据的可视化，可以吗？',
      },
      {
        from: 'teacher',
        minutesAgo: 2 * DAY + 12,
        text: '可以。先把数据从哪里来、能不能脱敏写清楚，周三前给我一页说明。',
      },
      { from: 'student', minutesAgo: 2 * DAY + 10, text: '好的，周二晚上发给您。' },
      { from: 'teacher', minutesAgo: 95, text: '说明看过了，数据一节还要补上授权的依据。' },
      { from: 'teacher', minutesAgo: 94, text: '明天下午两点实验楼 412，带上笔记本。' },
    ],
  },
  {
    people: ['teacher', 'student', 'dept_item_admin'],
    group: { name: '软件工程课程群', announcement: '作业每周日 22:00 前提交，逾期请先说明原因。' },
    lines: [
      { from: 'teacher', minutesAgo: 5 * DAY, text: '各位同学，本群只讨论课程。资料都放在教学平台。' },
      { from: 'dept_item_admin', minutesAgo: 3 * DAY + 40, text: '期中教学检查的问卷周五截止，请大家抽三分钟填写。' },
      { from: 'student', minutesAgo: 3 * DAY + 22, text: '收到。' },
      { from: 'teacher', minutesAgo: 180, text: '第九周实验课调到三教 204，时间不变。' },
    ],
  },
  {
    people: ['teacher', 'admin'],
    lines: [
      { from: 'admin', minutesAgo: DAY + 70, text: '陈老师，您申请的实验室门禁已经开通，刷校园卡即可。' },
      { from: 'teacher', minutesAgo: DAY + 30, text: '试过了，谢谢！' },
    ],
  },
];
