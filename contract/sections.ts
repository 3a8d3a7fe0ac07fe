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
  /** The built-in roles that hold it in a new school, besides the school's administrators, who hold every entry. */
  roles: readonly BuiltInRole[];
};

/** Every administration screen, in the order of the side list. Names and notes are in texts/zh-CN/menus.ts. */
export const sections = {
  homePage: { menu: 'userFrameConfig/homePageConfig', group: 'groupPortal', icon: 'home', roles: ['PORTAL_ADMIN'] },
  cards: {
    menu: 'cardBusinessConfig',
    group: 'groupPortal',
    icon: 'layout',
    ownPage: true,
    roles: ['PORTAL_ADMIN', 'NEWS_EDITOR'],
  },
  landing: { menu: 'userFrameConfig/preLoginConfig', group: 'groupPortal', icon: 'globe', roles: ['PORTAL_ADMIN'] },
  services: {
    menu: 'userFrameConfig/manage/services',
    group: 'groupServices',
    icon: 'hall',
    roles: ['SERVICE_ADMIN'],
  },
  guides: {
    menu: 'managementGuideConfig',
    group: 'groupServices',
    icon: 'book',
    ownPage: true,
    roles: ['SERVICE_ADMIN', 'DEPT_ITEM_ADMIN'],
  },
  dutyItems: {
    menu: 'deptResponsibilityListConfig',
    group: 'groupServices',
    icon: 'identity',
    ownPage: true,
    roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN', 'DEPT_ITEM_ADMIN'],
  },
  dutyLists: {
    menu: 'userFrameConfig/threeListsConfig',
    group: 'groupServices',
    icon: 'list',
    roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN'],
  },
  news: { menu: 'userFrameConfig/manage/news', group: 'groupPortal', icon: 'news', roles: ['NEWS_EDITOR'] },
  announcements: {
    menu: 'userFrameConfig/manage/announcements',
    group: 'groupPortal',
    icon: 'megaphone',
    roles: ['NEWS_EDITOR'],
  },
  notices: { menu: 'userFrameConfig/manage/notices', group: 'groupPortal', icon: 'bell', roles: ['MP_ADMIN'] },
  accounts: {
    menu: 'userFrameConfig/manage/accounts',
    group: 'groupPortal',
    icon: 'message',
    roles: ['MP_ADMIN'],
  },
  users: { menu: 'userFrameConfig/manage/users', group: 'groupPeople', icon: 'users', roles: ['IMPORT_OPERATOR'] },
  roles: { menu: 'userFrameConfig/manage/roles', group: 'groupPeople', icon: 'role', roles: [] },
  departments: {
    menu: 'userFrameConfig/manage/departments',
    group: 'groupPeople',
    icon: 'department',
    roles: ['SERVICE_ADMIN'],
  },
  dictionary: {
    menu: 'userFrameConfig/manage/dictionary',
    group: 'groupSchool',
    icon: 'dictionary',
    roles: ['SERVICE_ADMIN'],
  },
  calendar: {
    menu: 'userFrameConfig/manage/calendar',
    group: 'groupSchool',
    icon: 'calendar',
    roles: ['PORTAL_ADMIN'],
  },
  english: {
    menu: 'userFrameConfig/manage/english',
    group: 'groupSchool',
    icon: 'globe',
    roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN'],
  },
  settings: {
    menu: 'userFrameConfig/manage/settings',
    group: 'groupSchool',
    icon: 'settings',
    roles: ['PORTAL_ADMIN'],
  },
  channels: {
    menu: 'userFrameConfig/manage/channels',
    group: 'groupSchool',
    icon: 'megaphone',
    roles: ['PORTAL_ADMIN'],
  },
  chat: { menu: 'userFrameConfig/manage/chat', group: 'groupSchool', icon: 'message', roles: ['PORTAL_ADMIN'] },
  chatRecords: {
    menu: 'userFrameConfig/manage/chatRecords',
    group: 'groupSchool',
    icon: 'search',
    roles: ['AUDITOR'],
  },
  signOn: { menu: 'userFrameConfig/manage/signOn', group: 'groupSchool', icon: 'key', roles: [] },
  jobs: { menu: 'userFrameConfig/manage/jobs', group: 'groupSchool', icon: 'clock', roles: [] },
  health: { menu: 'userFrameConfig/manage/health', group: 'groupSchool', icon: 'chart', roles: [] },
  audit: { menu: 'userFrameConfig/manage/audit', group: 'groupSchool', icon: 'history', roles: ['AUDITOR'] },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;
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
