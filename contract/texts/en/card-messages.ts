import type { cardMessages as zh } from '../zh-CN/card-messages.ts';

export const cardMessages: Record<keyof typeof zh, string> = {
  numberOf: 'No. {number}',
  counts: 'Waiting for you',
  unread: 'Messages',
  todo: 'To do',
  toRead: 'To read',
  links: 'My links',
  favourites: 'Favourites',
  applications: 'Requests',
  switchIdentity: 'Switch identity, now “{name}”',
  month: '{year}-{month}',
  week: 'Week {n}',
  weeks: 'of {n}',
  unfold: 'Whole month',
  fold: 'This week',
  vacation: 'Vacation',
  weekdays: 'M,T,W,T,F,S,S',
  off: 'off',
  work: 'on',
};
