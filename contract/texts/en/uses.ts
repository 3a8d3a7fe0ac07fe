import type { uses as zh } from '../zh-CN/uses.ts';

export const uses: Record<keyof typeof zh, string> = {
  people: '{n} people ({names})',
  departments: '{n} departments below it ({names})',
  navigation: '{n} navigation items ({names})',
  announcements: '{n} announcements ({names})',
  files: '{n} files ({names})',
  publications: '{n} configured items ({names})',
  jobs: '{n} unfinished jobs',
};
