import type { Menu } from './sections.ts';

/**
 * Everything that is drafted, published, scheduled and rolled back the same way: the menu entry it requires, and the
 * hint topic that makes open pages refetch.
 */
export const publishables = {
  card: { menu: 'cardBusinessConfig', topic: 'cards' },
  layout: { menu: 'userFrameConfig/homePageConfig', topic: 'cards' },
  theme: { menu: 'userFrameConfig/homePageConfig', topic: 'theme' },
  banner: { menu: 'userFrameConfig/homePageConfig', topic: 'banners' },
  guide: { menu: 'managementGuideConfig', topic: 'guides' },
  dutyItem: { menu: 'deptResponsibilityListConfig', topic: 'dutyLists' },
  dutyLists: { menu: 'userFrameConfig/threeListsConfig', topic: 'dutyLists' },
  landing: { menu: 'userFrameConfig/preLoginConfig', topic: 'landing' },
  announcement: { menu: 'userFrameConfig/manage/announcements', topic: 'card.announcements' },
  alert: { menu: 'userFrameConfig/homePageConfig', topic: 'session' },
} as const satisfies Record<string, { menu: Menu; topic: string }>;

export type Publishable = keyof typeof publishables;
