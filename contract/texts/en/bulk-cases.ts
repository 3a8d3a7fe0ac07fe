import type { bulkCases as zh } from '../zh-CN/bulk-cases.ts';

export const bulkCases: Record<keyof typeof zh, string> = {
  name: 'Cases',
  no: 'Number',
  process: 'Process',
  title: 'Title',
  applicant: 'Applicant',
  number: 'Staff or student number',
  dept: 'Department of the applicant',
  status: 'Status',
  submittedAt: 'Submitted',
  finishedAt: 'Finished',
  promiseAt: 'Promised',
  isLate: 'Late',
  score: 'Rating',
};
