import type { cardStaging as zh } from '../zh-CN/card-staging.ts';

export const cardStaging: Record<keyof typeof zh, string> = {
  none: 'Nothing to do. Have a good rest!',
  unavailable: 'These rows cannot be read right now. Please look again later',
  more: 'More',
  moreOf: 'More of {name}',
  important: 'Important',
  columns: 'Columns of to-dos',
  table: '{name} in detail',
  title: 'Title',
  nodeName: 'Current step',
  createdAt: 'Started',
};
