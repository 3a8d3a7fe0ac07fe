import type { bulkFaqs as zh } from '../zh-CN/bulk-faqs.ts';

export const bulkFaqs: Record<keyof typeof zh, string> = {
  name: 'Robot entries',
  question: 'Standard question',
  similar: 'Other ways to ask',
  similarNote: 'Separated by ; or line breaks',
  answer: 'Answer',
  answerNote: 'The answer for everybody; line breaks separate paragraphs',
  dept: 'Department',
  deptNote: 'Name, short name or code',
  scene: 'Scene',
  keywords: 'Keywords',
  validUntil: 'Valid until',
  anonymous: 'For visitors',
  anonymousNote: 'Yes or no; empty means yes',
  yes: 'Yes',
  no: 'No',
  status: 'State',
  hits: 'Answers',
  changedAt: 'Changed',
};
