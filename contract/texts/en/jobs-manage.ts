import type * as zh from '../zh-CN/jobs-manage.ts';

export const jobsManage: Record<keyof typeof zh.jobsManage, string> = {
  description:
    'Scheduled publishing, notices, imports, exports and clean-up run in the background. A failed job says why, and most can be run again.',
  kind: 'Job',
  state: 'State',
  allKinds: 'All jobs',
  owner: 'Started by',
  system: 'System',
  createdAt: 'Created',
  dueAt: 'Due',
  startedAt: 'Began',
  endedAt: 'Ended',
  progress: 'Progress',
  tries: 'Attempts',
  reason: 'Why it failed',
  none: 'No such jobs',
  restart: 'Run again',
  restarted: '"{name}" is in the queue again',
  byOwner: 'Jobs of this kind are started again by whoever started them, on their own page.',
};

export const jobStateNames: Record<keyof typeof zh.jobStateNames, string> = {
  waiting: 'Waiting',
  running: 'Running',
  finished: 'Finished',
  failed: 'Failed',
};

export const jobKindNames: Record<keyof typeof zh.jobKindNames, string> = {
  publish: 'Scheduled publishing',
  sendNotice: 'Sending a notice',
  expireNotice: 'A notice expires',
  deliverNotices: 'Notices by mail, SMS and robots',
  deliverWebhooks: 'Send webhooks',
  newsCovers: 'Covers of news from other systems',
  cleanup: 'Daily clean-up',
  probe: 'Checking service addresses',
  guideReviews: 'Guide review reminders',
  caseTimers: 'Cases that are due',
  expiredFaqs: 'Reminders of expired answers',
  lateFeedback: 'Reminders of late feedback',
  embedFaqs: 'Vectors of the robot’s entries',
  efficiency: 'Count changed cases',
  efficiencyRebuild: 'Count all cases again',
  bulkImport: 'Import',
  bulkExport: 'Export',
  ownData: 'Download of one’s own data',
};
