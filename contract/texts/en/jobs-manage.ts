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
  cleanup: 'Daily clean-up',
  probe: 'Checking service addresses',
  guideReviews: 'Guide review reminders',
  bulkImport: 'Import',
  bulkExport: 'Export',
};
