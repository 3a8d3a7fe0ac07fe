import type { cardNews as zh } from '../zh-CN/card-news.ts';

export const cardNews: Record<keyof typeof zh, string> = {
  columns: 'News columns',
  none: 'No news columns yet',
  noneIn: 'Nothing in {column} yet',
  unavailable: '{column} cannot be read right now. Please look again later.',
  today: 'Today',
  new: 'NEW',
  newLabel: 'Released within 24 hours',
  important: 'Important',
  more: 'More',
  moreOf: 'More of {column}',
};
