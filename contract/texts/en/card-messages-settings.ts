import type { cardMessagesSettings as zh } from '../zh-CN/card-messages-settings.ts';

export const cardMessagesSettings: Record<keyof typeof zh, string> = {
  name: 'My card',
  about: 'The person, what waits, the teaching week and the calendar; it stands in the right column',
  counts: 'Show counts',
  countsHelp: 'Unread, to do and to read; turn it off where another card of the page counts to-dos.',
  calendar: 'Show the calendar',
  calendarHelp: 'The month, the teaching week, days off and days worked instead.',
};
