import type { announcements as zh } from '../zh-CN/announcements.ts';

export const announcements: Record<keyof typeof zh, string> = {
  none: 'No announcements',
  important: 'Important',
  open: 'Read: {title}',
  released: 'released {when}',
  pushed: 'pushed {when}',
  noText: 'This announcement has no text.',
  more: 'More',
  all: 'Announcements',
  importantOnly: 'Important only',
  allOfThem: 'All announcements',
};
