import type { uses as zh } from '../zh-CN/uses.ts';

export const uses: Record<keyof typeof zh, string> = {
  people: '{n} people ({names})',
  departments: '{n} departments below it ({names})',
  navigation: '{n} navigation items ({names})',
  announcements: '{n} announcements ({names})',
  articles: '{n} articles ({names})',
  files: '{n} files ({names})',
  publications: '{n} configured items ({names})',
  layouts: '{n} layouts ({names})',
  cards: '{n} cards ({names})',
  services: '{n} services ({names})',
  guides: 'its guide ({names})',
  dutyItems: '{n} list items ({names})',
  banners: '{n} banners ({names})',
  tools: '{n} common tools ({names})',
  jobs: '{n} unfinished jobs',
};
