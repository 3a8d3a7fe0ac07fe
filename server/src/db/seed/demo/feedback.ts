import type { FeedbackStatus, FeedbackType } from '@yizhan/contract/entities/feedback.ts';

type DemoStep = {
  /** How many hours after it was written. */
  hours: number;
  node: 'TAKEN' | 'REPLIED' | 'REOPENED' | 'RATED' | 'NOTED';
  opinion?: string;
};

export type DemoFeedback = {
  account: string;
  type: FeedbackType;
  title: string;
  content: string;
  /** Null: waits at the school's desk. */
  dept: string | null;
  anonymous?: true;
  daysAgo: number;
  status: FeedbackStatus;
  score?: number;
  steps: readonly DemoStep[];
};

/** What people of the demo campus wrote, in every state. */
export const demoFeedback: readonly DemoFeedback[] = [
  {
    ...{ account: 'student', type: 'CONSULT', dept: 'JW', daysAgo: 6, status: 'ANSWERED' },
    title: '缓考成绩什么时候录入',
    content: '上学期的缓考已经考完两周，成绩单上还是空的，会影响奖学金评定吗？',
    steps: [
      { hours: 3, node: 'TAKEN' },
      {
        ...{ hours: 22, node: 'REPLIED' },
        opinion: '缓考成绩由任课教师在考后三周内录入，本次截止到本周五；奖学金评定以录入后的成绩为准，不受影响。',
      },
    ],
  },
  {
    ...{ account: 'student', type: 'SUGGEST', dept: 'TSG', daysAgo: 1, status: 'HANDLING' },
    title: '自习室预约希望能看到插座位置',
    content: '现在预约座位时看不到哪些座位有插座，到了才发现没有，建议在座位图上标出来。',
    steps: [
      { hours: 5, node: 'TAKEN' },
      { hours: 6, node: 'NOTED', opinion: '座位图由系统供应商维护，已转给技术部估算工作量。' },
    ],
  },
  {
    ...{ account: 'student', type: 'COMPLAIN', dept: 'HQ', daysAgo: 20, status: 'CLOSED', score: 4 },
    title: '东区三号楼热水经常中断',
    content: '连续三天晚上九点以后没有热水，报修过两次没有回音。',
    steps: [
      { hours: 2, node: 'TAKEN' },
      { hours: 26, node: 'REPLIED', opinion: '已安排检修循环泵。' },
      { hours: 50, node: 'REOPENED', opinion: '昨晚仍然没有热水。' },
      { hours: 70, node: 'REPLIED', opinion: '更换了损坏的循环泵，今晚起恢复供应，由此带来的不便深表歉意。' },
      { hours: 90, node: 'RATED', opinion: '这次修好了。' },
    ],
  },
  {
    ...{ account: 'teacher', type: 'CONSULT', dept: null, daysAgo: 0, status: 'WAITING' },
    title: '校友来访如何借用礼堂',
    content: '下个月有一批校友返校，希望借用礼堂半天，不知道该找哪个部门。',
    steps: [],
  },
  {
    ...{ account: 'teacher', type: 'CORRECT', dept: 'JW', daysAgo: 5, status: 'ASSIGNED', anonymous: true },
    title: '调课申请指南里的电话打不通',
    content: '指南上写的联系电话已经停用，请更新。',
    steps: [],
  },
  {
    ...{ account: 'student', type: 'PRAISE', dept: 'JW', daysAgo: 2, status: 'ASSIGNED' },
    title: '感谢教务处窗口的老师',
    content: '昨天快下班了还耐心帮我核对学分，非常感谢。',
    steps: [],
  },
];
