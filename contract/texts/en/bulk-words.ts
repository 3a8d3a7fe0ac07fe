import type { bulkWords as zh } from '../zh-CN/bulk-words.ts';

export const bulkWords: Record<keyof typeof zh, string> = {
  name: 'Sensitive words',
  word: 'Word',
  level: 'Level',
  levelNote: 'Serious, usual, watched or allowed; left empty it is usual',
  action: 'In chats',
  actionNote: 'For the usual level; left empty it is refuse',
  high: 'Serious',
  medium: 'Usual',
  low: 'Watched',
  allow: 'Allowed',
  block: 'Refuse',
  replace: 'Replace by ***',
  record: 'Send and record',
};
