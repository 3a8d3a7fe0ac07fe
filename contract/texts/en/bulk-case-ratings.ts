import type { bulkCaseRatings as zh } from '../zh-CN/bulk-case-ratings.ts';

export const bulkCaseRatings: Record<keyof typeof zh, string> = {
  name: 'Ratings of cases',
  process: 'Process',
  dept: 'Department in charge',
  caseNo: 'Case number',
  who: 'By',
  anonymous: 'Anonymous',
  score: 'Stars',
  labels: 'Labels',
  text: 'Text',
  createdAt: 'Rated at',
  state: 'Rectification',
  dueAt: 'Deadline',
  reply: 'Reply',
  repliedAt: 'Answered at',
  followUp: 'Follow-up',
};
