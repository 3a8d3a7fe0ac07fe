import type { Menu } from './sections.ts';

/**
 * Everything that is drafted, published, scheduled and rolled back the same way: the menu entry it requires, and the
 * hint topic that makes open pages refetch.
 */
export const publishables = {
  card: { menu: 'cardBusinessConfig', topic: 'cards' },
  layout: { menu: 'userFrameConfig/homePageConfig', topic: 'cards' },
  navItem: { menu: 'userFrameConfig/addNavigation', topic: 'navigation' },
  theme: { menu: 'userFrameConfig/homePageConfig', topic: 'theme' },
  // Open pages refetch what surrounds them with the theme.
  footer: { menu: 'userFrameConfig/homePageConfig', topic: 'theme' },
  banner: { menu: 'userFrameConfig/homePageConfig', topic: 'banners' },
  serviceHall: { menu: 'userFrameConfig/serviceHallConfig', topic: 'services' },
  processCentre: { menu: 'userFrameConfig/processServiceCenterConfig', topic: 'services' },
  applicationCentre: { menu: 'userFrameConfig/applicationServiceCenterConfig', topic: 'services' },
  guide: { menu: 'managementGuideConfig', topic: 'guides' },
  dutyItem: { menu: 'deptResponsibilityListConfig', topic: 'dutyLists' },
  dutyLists: { menu: 'userFrameConfig/threeListsConfig', topic: 'dutyLists' },
  process: { menu: 'userFrameConfig/manage/processes', topic: 'processes' },
  faq: { menu: 'userFrameConfig/manage/faq', topic: 'faq' },
  efficiency: { menu: 'userFrameConfig/effectivenessMonitoringConfig', topic: 'efficiency' },
  landing: { menu: 'userFrameConfig/preLoginConfig', topic: 'landing' },
  announcement: { menu: 'userFrameConfig/manage/announcements', topic: 'card.announcements' },
  agreement: { menu: 'userFrameConfig/manage/agreements', topic: 'session' },
  alert: { menu: 'userFrameConfig/homePageConfig', topic: 'session' },
} as const satisfies Record<string, { menu: Menu; topic: string }>;

export type Publishable = keyof typeof publishables;
