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
    'The source system keeps this; the portal cannot change it. Your request goes to the office in charge, and its answer stands in “My feedback”. Once the source is corrected it is updated here.',
  correctWhat: 'What is wrong, and what it should be',
  correctWhatHint: 'For example: a book I gave back is still shown; I returned it on …',
  correctEmpty: 'Please write what is wrong',
  correctContact: 'How to reach you (optional)',
  correctSend: 'Send',
  correctSent: 'Sent. How it goes on stands in “My feedback”',
  correction: 'Correction: {status}',
  office: 'Office in charge',
  phone: 'Phone',
  helpDesk: 'You may also turn to {name}',
  words: 'My data “{title}” is wrong. Source: {source}, updated {time}. Account: {account}.',
};
