import type { BuiltInRole } from './permissions.ts';

/** The headings of the side list, in order. */
export const sectionGroups = ['groupPortal', 'groupServices', 'groupPeople', 'groupSchool'] as const;

type Section = {
  /** The entry of the configuration menu that grants the screen and its calls; roles hold entries. */
  menu: string;
  group: (typeof sectionGroups)[number];
  icon: string;
  /** A page without the side list of administration. */
  ownPage?: true;
};

/** Every administration screen, in the order of the side list. Names and notes are in texts/zh-CN/menus.ts. */
export const sections = {
  homePage: { menu: 'userFrameConfig/homePageConfig', group: 'groupPortal', icon: 'home' },
  cards: {
    menu: 'cardBusinessConfig',
    group: 'groupPortal',
    icon: 'layout',
    ownPage: true,
  },
  landing: { menu: 'userFrameConfig/preLoginConfig', group: 'groupPortal', icon: 'globe' },
  services: { menu: 'userFrameConfig/manage/services', group: 'groupServices', icon: 'hall' },
  guides: {
    menu: 'managementGuideConfig',
    group: 'groupServices',
    icon: 'book',
    ownPage: true,
  },
  dutyItems: {
    menu: 'deptResponsibilityListConfig',
    group: 'groupServices',
    icon: 'identity',
    ownPage: true,
  },
  dutyLists: { menu: 'userFrameConfig/threeListsConfig', group: 'groupServices', icon: 'list' },
  news: { menu: 'userFrameConfig/manage/news', group: 'groupPortal', icon: 'news' },
  announcements: { menu: 'userFrameConfig/manage/announcements', group: 'groupPortal', icon: 'megaphone' },
  notices: { menu: 'userFrameConfig/manage/notices', group: 'groupPortal', icon: 'bell' },
  accounts: { menu: 'userFrameConfig/manage/accounts', group: 'groupPortal', icon: 'message' },
  users: { menu: 'userFrameConfig/manage/users', group: 'groupPeople', icon: 'users' },
  roles: { menu: 'userFrameConfig/manage/roles', group: 'groupPeople', icon: 'role' },
  departments: { menu: 'userFrameConfig/manage/departments', group: 'groupPeople', icon: 'department' },
  dictionary: { menu: 'userFrameConfig/manage/dictionary', group: 'groupSchool', icon: 'dictionary' },
  calendar: { menu: 'userFrameConfig/manage/calendar', group: 'groupSchool', icon: 'calendar' },
  english: { menu: 'userFrameConfig/manage/english', group: 'groupSchool', icon: 'globe' },
  settings: { menu: 'userFrameConfig/manage/settings', group: 'groupSchool', icon: 'settings' },
  channels: { menu: 'userFrameConfig/manage/channels', group: 'groupSchool', icon: 'megaphone' },
  chat: { menu: 'userFrameConfig/manage/chat', group: 'groupSchool', icon: 'message' },
  chatRecords: { menu: 'userFrameConfig/manage/chatRecords', group: 'groupSchool', icon: 'search' },
  signOn: { menu: 'userFrameConfig/manage/signOn', group: 'groupSchool', icon: 'key' },
  jobs: { menu: 'userFrameConfig/manage/jobs', group: 'groupSchool', icon: 'clock' },
  health: { menu: 'userFrameConfig/manage/health', group: 'groupSchool', icon: 'chart' },
  audit: { menu: 'userFrameConfig/manage/audit', group: 'groupSchool', icon: 'history' },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;

/**
 * The built-in roles that hold a section in a new school, besides the school's administrators, who hold every one. Apart,
 * because every first screen of the client has the table above.
 */
export const firstRoles: Readonly<Record<SectionName, readonly BuiltInRole[]>> = {
  homePage: ['PORTAL_ADMIN'],
  cards: ['PORTAL_ADMIN', 'NEWS_EDITOR'],
  landing: ['PORTAL_ADMIN'],
  services: ['SERVICE_ADMIN'],
  guides: ['SERVICE_ADMIN', 'DEPT_ITEM_ADMIN'],
  dutyItems: ['PORTAL_ADMIN', 'SERVICE_ADMIN', 'DEPT_ITEM_ADMIN'],
  dutyLists: ['PORTAL_ADMIN', 'SERVICE_ADMIN'],
  news: ['NEWS_EDITOR'],
  announcements: ['NEWS_EDITOR'],
  notices: ['MP_ADMIN'],
  accounts: ['MP_ADMIN'],
  users: ['IMPORT_OPERATOR'],
  roles: [],
  departments: ['SERVICE_ADMIN'],
  dictionary: ['SERVICE_ADMIN'],
  calendar: ['PORTAL_ADMIN'],
  english: ['PORTAL_ADMIN', 'SERVICE_ADMIN'],
  settings: ['PORTAL_ADMIN'],
  channels: ['PORTAL_ADMIN'],
  chat: ['PORTAL_ADMIN'],
  chatRecords: ['AUDITOR'],
  signOn: [],
  jobs: [],
  health: [],
  audit: ['AUDITOR'],
};
export type Menu = (typeof sections)[SectionName]['menu'];

export const sectionNames = Object.keys(sections) as SectionName[];

export const hasOwnPage = (name: SectionName) => 'ownPage' in sections[name];

/** The entries of a configuration menu, in order: pages of their own first. */
export const menus: readonly Menu[] = [
  ...sectionNames.filter(hasOwnPage),
  ...sectionNames.filter((name) => !hasOwnPage(name)),
].map((name) => sections[name].menu);

/** The address of the screen that an entry opens. */
export const pathOfMenu = (menu: Menu) => (menu.startsWith('userFrameConfig/') ? `/${menu}` : `/home/${menu}`);
export const sectionPath = (name: SectionName) => pathOfMenu(sections[name].menu);
