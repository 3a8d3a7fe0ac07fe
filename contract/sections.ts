type Section = {
  /** The entry of the configuration menu that grants the screen and its calls; roles hold entries. */
  menu: string;
  /** A page without the side list of administration. */
  ownPage?: true;
};

/**
 * Every administration screen, in the order of the side list. Names and notes are in texts/zh-CN/menus.ts, groups, icons
 * and first roles in section-details.ts.
 */
export const sections = {
  homePage: { menu: 'userFrameConfig/homePageConfig' },
  cards: { menu: 'cardBusinessConfig', ownPage: true },
  landing: { menu: 'userFrameConfig/preLoginConfig' },
  services: { menu: 'userFrameConfig/manage/services' },
  guides: { menu: 'managementGuideConfig', ownPage: true },
  dutyItems: { menu: 'deptResponsibilityListConfig', ownPage: true },
  dutyLists: { menu: 'userFrameConfig/threeListsConfig' },
  news: { menu: 'userFrameConfig/manage/news' },
  announcements: { menu: 'userFrameConfig/manage/announcements' },
  notices: { menu: 'userFrameConfig/manage/notices' },
  accounts: { menu: 'userFrameConfig/manage/accounts' },
  users: { menu: 'userFrameConfig/manage/users' },
  roles: { menu: 'userFrameConfig/manage/roles' },
  departments: { menu: 'userFrameConfig/manage/departments' },
  dictionary: { menu: 'userFrameConfig/manage/dictionary' },
  calendar: { menu: 'userFrameConfig/manage/calendar' },
  english: { menu: 'userFrameConfig/manage/english' },
  settings: { menu: 'userFrameConfig/manage/settings' },
  channels: { menu: 'userFrameConfig/manage/channels' },
  chat: { menu: 'userFrameConfig/manage/chat' },
  chatRecords: { menu: 'userFrameConfig/manage/chatRecords' },
  signOn: { menu: 'userFrameConfig/manage/signOn' },
  jobs: { menu: 'userFrameConfig/manage/jobs' },
  health: { menu: 'userFrameConfig/manage/health' },
  audit: { menu: 'userFrameConfig/manage/audit' },
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
