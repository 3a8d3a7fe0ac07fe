import type { JobState } from '../../entities/job-admin.ts';
import type { JobKind } from '../../jobs.ts';

/** Background jobs as administrators see them. */
export const jobsManage = {
  description: '定时发布、发送通知、导入导出、清理等在后台运行的任务。失败的任务会说明原因，多数可以重新运行。',
  kind: '任务',
  state: '状态',
  allKinds: '全部任务',
  owner: '发起人',
  system: '系统',
  createdAt: '创建时间',
  dueAt: '计划开始',
  startedAt: '开始',
  endedAt: '结束',
  progress: '进度',
  tries: '尝试次数',
  reason: '失败原因',
  none: '没有符合条件的任务',
  restart: '重新运行',
  restarted: '「{name}」已重新排队',
  byOwner: '这类任务由发起人在原来的页面重新开始。',
} as const;

export const jobStateNames = {
  waiting: '等待',
  running: '运行中',
  finished: '已完成',
  failed: '失败',
} as const satisfies Record<JobState, string>;

export const jobKindNames = {
  publish: '定时发布',
  sendNotice: '发送通知',
  expireNotice: '通知到期',
  deliverNotices: '通过邮件、短信和机器人发送',
  deliverWebhooks: '发送回调',
  newsCovers: '下载推送新闻的封面',
  cleanup: '每日清理',
  probe: '探测服务地址',
  guideReviews: '提醒确认指南',
  caseTimers: '办件到期处理',
  expiredFaqs: '提醒更新过期问答',
  lateFeedback: '提醒答复超期反馈',
  embedFaqs: '生成问答向量',
  efficiency: '汇总办件',
  efficiencyRebuild: '重新汇总全部办件',
  bulkImport: '导入',
  bulkExport: '导出',
  ownData: '个人数据下载',
} as const satisfies Record<JobKind, string>;
