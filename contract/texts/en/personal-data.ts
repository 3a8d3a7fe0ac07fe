import type { personalData as zh } from '../zh-CN/personal-data.ts';

export const personalData: Record<keyof typeof zh, string> = {
  title: 'Personal data',
  hint: 'What the school’s systems say of you. Only you see it.',
  none: 'The school has not connected your personal data yet',
  source: 'Source: {source}',
  updatedAt: 'Updated {time}',
  failed: 'Cannot be read now',
  stale: 'Not the latest',
  open: 'Details',
  correct: 'Ask for a correction',
  correctTitle: 'Ask for a correction: {title}',
  correctText:
    'The source system keeps this; the portal cannot change it. Please check with the office in charge. Once corrected it is updated here.',
  office: 'Office in charge',
  phone: 'Phone',
  helpDesk: 'You may also turn to {name}',
  words: 'My data “{title}” is wrong. Source: {source}, updated {time}. Account: {account}.',
};
