import type { AuditEntity } from './audit.ts';
import type { Menu } from './sections.ts';

/**
 * What stays in the bin when it is deleted: the entry of the configuration menu that its bin requires, and the hint
 * topic that makes open pages refetch when it is restored, if they show it. Names are those of the audit log.
 */
export const recyclables = {
  service: { menu: 'userFrameConfig/manage/services', topic: 'services' },
  serviceScene: { menu: 'userFrameConfig/manage/services', topic: 'services' },
  serviceType: { menu: 'userFrameConfig/manage/services', topic: 'services' },
  guide: { menu: 'userFrameConfig/manage/services', topic: 'guides' },
  dutyItem: { menu: 'userFrameConfig/threeListsConfig', topic: 'dutyLists' },
  process: { menu: 'userFrameConfig/manage/processes', topic: 'processes' },
  faq: { menu: 'userFrameConfig/manage/faq', topic: 'faq' },
  card: { menu: 'cardBusinessConfig', topic: 'cards' },
  cardCategory: { menu: 'userFrameConfig/homePageConfig', topic: 'cards' },
  layout: { menu: 'userFrameConfig/homePageConfig', topic: 'cards' },
  theme: { menu: 'userFrameConfig/homePageConfig', topic: 'theme' },
  footer: { menu: 'userFrameConfig/homePageConfig', topic: 'theme' },
  banner: { menu: 'userFrameConfig/homePageConfig', topic: 'banners' },
  alert: { menu: 'userFrameConfig/homePageConfig', topic: 'session' },
  commonTool: { menu: 'userFrameConfig/homePageConfig', topic: 'card.tools' },
  navItem: { menu: 'userFrameConfig/addNavigation', topic: 'navigation' },
  newsColumn: { menu: 'userFrameConfig/manage/news', topic: 'card.news' },
  news: { menu: 'userFrameConfig/manage/news', topic: 'card.news' },
  announcement: { menu: 'userFrameConfig/manage/announcements', topic: 'card.announcements' },
  agreement: { menu: 'userFrameConfig/manage/agreements', topic: 'session' },
  role: { menu: 'userFrameConfig/manage/roles', topic: 'session' },
  department: { menu: 'userFrameConfig/manage/departments', topic: 'departments' },
  dictionary: { menu: 'userFrameConfig/manage/dictionary', topic: 'dictionary' },
  calendarEvent: { menu: 'userFrameConfig/manage/calendar', topic: 'calendar' },
  faqScene: { menu: 'userFrameConfig/manage/faq', topic: 'faq' },
  synonym: { menu: 'userFrameConfig/manage/searchWords' },
  connector: { menu: 'userFrameConfig/manage/open' },
  publicAccount: { menu: 'userFrameConfig/manage/accounts' },
  noticeTemplate: { menu: 'userFrameConfig/manage/notices' },
} as const satisfies Partial<Record<AuditEntity, { menu: Menu; topic?: string }>>;

export type Recyclable = keyof typeof recyclables;

export const recyclableKinds = Object.keys(recyclables) as Recyclable[];

export const isRecyclable = (kind: string): kind is Recyclable => kind in recyclables;
