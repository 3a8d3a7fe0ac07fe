import { ownPages } from './own-pages.ts';

type Section = {
  /** The entry of the configuration menu that grants the screen and its calls; roles hold entries. */
  menu: string;
};

/**
 * Every administration screen, in the order of the side list. Names and notes are in texts/zh-CN/menus.ts, groups, icons
 * and first roles in section-details.ts.
 */
export const sections = {
  homePage: { menu: 'userFrameConfig/homePageConfig' },
  cards: { menu: ownPages.cards },
  navigation: { menu: 'userFrameConfig/addNavigation' },
  serviceHall: { menu: 'userFrameConfig/serviceHallConfig' },
  processCentre: { menu: 'userFrameConfig/processServiceCenterConfig' },
  applicationCentre: { menu: 'userFrameConfig/applicationServiceCenterConfig' },
  landing: { menu: 'userFrameConfig/preLoginConfig' },
  services: { menu: 'userFrameConfig/manage/services' },
  searchWords: { menu: 'userFrameConfig/manage/searchWords' },
  guides: { menu: ownPages.guides },
  dutyItems: { menu: ownPages.dutyItems },
  dutyLists: { menu: 'userFrameConfig/threeListsConfig' },
  processes: { menu: 'userFrameConfig/manage/processes' },
  cases: { menu: 'userFrameConfig/manage/cases' },
  caseRatings: { menu: 'userFrameConfig/manage/caseRatings' },
  feedback: { menu: 'userFrameConfig/manage/feedback' },
  faq: { menu: 'userFrameConfig/manage/faq' },
  efficiency: { menu: 'userFrameConfig/effectivenessMonitoringConfig' },
  supervision: { menu: 'userFrameConfig/manage/supervision' },
  departmentCases: { menu: 'userFrameConfig/manage/departmentCases' },
  news: { menu: 'userFrameConfig/manage/news' },
  announcements: { menu: 'userFrameConfig/manage/announcements' },
  notices: { menu: 'userFrameConfig/manage/notices' },
  accounts: { menu: 'userFrameConfig/manage/accounts' },
  users: { menu: 'userFrameConfig/manage/users' },
  roles: { menu: 'userFrameConfig/manage/roles' },
  requests: { menu: 'userFrameConfig/manage/requests' },
  departments: { menu: 'userFrameConfig/manage/departments' },
  dictionary: { menu: 'userFrameConfig/manage/dictionary' },
  calendar: { menu: 'userFrameConfig/manage/calendar' },
  english: { menu: 'userFrameConfig/manage/english' },
  setup: { menu: 'userFrameConfig/manage/setup' },
  settings: { menu: 'userFrameConfig/manage/settings' },
  configFile: { menu: 'userFrameConfig/manage/configFile' },
  agreements: { menu: 'userFrameConfig/manage/agreements' },
  channels: { menu: 'userFrameConfig/manage/channels' },
  chat: { menu: 'userFrameConfig/manage/chat' },
  words: { menu: 'userFrameConfig/manage/words' },
  chatRecords: { menu: 'userFrameConfig/manage/chatRecords' },
  signOn: { menu: 'userFrameConfig/manage/signOn' },
  open: { menu: 'userFrameConfig/manage/open' },
  bin: { menu: 'userFrameConfig/manage/bin' },
  jobs: { menu: 'userFrameConfig/manage/jobs' },
  health: { menu: 'userFrameConfig/manage/health' },
  audit: { menu: 'userFrameConfig/manage/audit' },
  tenants: { menu: 'userFrameConfig/manage/tenants' },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;

export type Menu = (typeof sections)[SectionName]['menu'];

export const sectionNames = Object.keys(sections) as SectionName[];

export const hasOwnPage = (name: SectionName) => name in ownPages;

/** The entries of a configuration menu, in order: pages of their own first. */
export const menus: readonly Menu[] = [
  ...sectionNames.filter(hasOwnPage),
  ...sectionNames.filter((name) => !hasOwnPage(name)),
].map((name) => sections[name].menu);

/** The address of the screen that an entry opens. */
export const pathOfMenu = (menu: Menu) => (menu.startsWith('userFrameConfig/') ? `/${menu}` : `/home/${menu}`);
export const sectionPath = (name: SectionName) => pathOfMenu(sections[name].menu);
