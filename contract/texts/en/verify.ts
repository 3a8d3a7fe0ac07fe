import type { verify as zh } from '../zh-CN/verify.ts';

export const verify: Record<keyof typeof zh, string> = {
  title: 'Verify a case',
  genuine: 'This case is genuine',
  no: 'Number',
  name: 'Matter',
  applicant: 'Applicant',
  status: 'Status',
  date: 'Date',
  note: 'Made by the school’s portal from the code on the printed page. The name is masked.',
  missing: 'No such case',
  missingText: 'Please check the code on the printed page. Without it no case can be looked up.',
  draft: 'withdrawn',
  running: 'under way',
  returned: 'returned for correction',
  approved: 'approved',
  refused: 'refused',
  withdrawn: 'withdrawn',
  ended: 'ended',
};
