import type { today as zh } from '../zh-CN/today.ts';

export const today: Record<keyof typeof zh, string> = {
  today: 'Today',
  next: 'Next at {time}',
  running: 'In class now',
  dueAt: 'Due today {time}',
  lateBy: 'Overdue by {time}',
  left: '{time} left',
  urgent: 'Urgent',
  notice: 'Notice',
  unread: 'Unread notice',
  returned: 'Returned, to correct',
  minutes: '{n} min',
  hours: '{n} h',
  days: '{n} d',
};
