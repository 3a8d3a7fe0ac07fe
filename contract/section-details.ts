import type { BuiltInRole } from './permissions.ts';
import type { SectionName } from './sections.ts';

/** The headings of the side list, in order. */
export const sectionGroups = ['groupPortal', 'groupServices', 'groupPeople', 'groupSchool'] as const;

type SectionDetails = {
  group: (typeof sectionGroups)[number];
  icon: string;
  /** The page of docs/handbook that explains it. */
  handbook: string;
  /** The built-in roles that hold it in a new school, besides the school's administrators, who hold every entry. */
  roles: readonly BuiltInRole[];
};

/** What only administration and a new school ask of a section: every first screen of the client has sections.ts. */
export const sectionDetails = {
  homePage: { group: 'groupPortal', icon: 'home', handbook: 'home-page', roles: ['PORTAL_ADMIN'] },
  cards: { group: 'groupPortal', icon: 'layout', handbook: 'home-page', roles: ['PORTAL_ADMIN', 'NEWS_EDITOR'] },
  navigation: { group: 'groupPortal', icon: 'menu', handbook: 'navigation', roles: ['PORTAL_ADMIN'] },
  serviceHall: { group: 'groupPortal', icon: 'hall', handbook: 'navigation', roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN'] },
  processCentre: {
    group: 'groupPortal',
    icon: 'todo',
    handbook: 'navigation',
    roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN'],
  },
  applicationCentre: {
    group: 'groupPortal',
    icon: 'layout',
    handbook: 'navigation',
    roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN'],
  },
  landing: { group: 'groupPortal', icon: 'globe', handbook: 'landing', roles: ['PORTAL_ADMIN'] },
  services: { group: 'groupServices', icon: 'hall', handbook: 'services', roles: ['SERVICE_ADMIN'] },
  searchWords: { group: 'groupServices', icon: 'search', handbook: 'search-words', roles: ['SERVICE_ADMIN'] },
  guides: { group: 'groupServices', icon: 'book', handbook: 'guides', roles: ['SERVICE_ADMIN', 'DEPT_ITEM_ADMIN'] },
  dutyItems: {
    group: 'groupServices',
    icon: 'identity',
    handbook: 'lists',
    roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN', 'DEPT_ITEM_ADMIN'],
  },
  dutyLists: { group: 'groupServices', icon: 'list', handbook: 'lists', roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN'] },
  processes: { group: 'groupServices', icon: 'layout', handbook: 'processes', roles: ['SERVICE_ADMIN'] },
  cases: { group: 'groupServices', icon: 'list', handbook: 'processes', roles: ['SERVICE_ADMIN', 'DEPT_ITEM_ADMIN'] },
  caseRatings: {
    group: 'groupServices',
    icon: 'star',
    handbook: 'processes',
    roles: ['SERVICE_ADMIN', 'DEPT_ITEM_ADMIN'],
  },
  feedback: {
    group: 'groupServices',
    icon: 'help',
    handbook: 'feedback',
    roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN', 'DEPT_ITEM_ADMIN'],
  },
  faq: { group: 'groupServices', icon: 'robot', handbook: 'faq', roles: ['ROBOT_ADMIN'] },
  efficiency: { group: 'groupServices', icon: 'chart', handbook: 'efficiency', roles: ['PORTAL_ADMIN', 'SUPERVISOR'] },
  supervision: { group: 'groupServices', icon: 'eye', handbook: 'efficiency', roles: ['SUPERVISOR'] },
  departmentCases: { group: 'groupServices', icon: 'clock', handbook: 'efficiency', roles: ['DEPT_ITEM_ADMIN'] },
  news: { group: 'groupPortal', icon: 'news', handbook: 'news', roles: ['NEWS_EDITOR'] },
  announcements: { group: 'groupPortal', icon: 'megaphone', handbook: 'announcements', roles: ['NEWS_EDITOR'] },
  notices: { group: 'groupPortal', icon: 'bell', handbook: 'notices', roles: ['MP_ADMIN'] },
  accounts: { group: 'groupPortal', icon: 'message', handbook: 'accounts', roles: ['MP_ADMIN'] },
  users: { group: 'groupPeople', icon: 'users', handbook: 'users', roles: ['IMPORT_OPERATOR'] },
  roles: { group: 'groupPeople', icon: 'role', handbook: 'roles', roles: [] },
  requests: { group: 'groupPeople', icon: 'key', handbook: 'roles', roles: [] },
  departments: { group: 'groupPeople', icon: 'department', handbook: 'departments', roles: ['SERVICE_ADMIN'] },
  dictionary: { group: 'groupSchool', icon: 'dictionary', handbook: 'dictionary', roles: ['SERVICE_ADMIN'] },
  calendar: { group: 'groupSchool', icon: 'calendar', handbook: 'calendar', roles: ['PORTAL_ADMIN'] },
  english: { group: 'groupSchool', icon: 'globe', handbook: 'english', roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN'] },
  setup: { group: 'groupSchool', icon: 'flag', handbook: 'start', roles: [] },
  settings: { group: 'groupSchool', icon: 'settings', handbook: 'settings', roles: ['PORTAL_ADMIN'] },
  configFile: { group: 'groupSchool', icon: 'download', handbook: 'config-file', roles: [] },
  agreements: { group: 'groupSchool', icon: 'book', handbook: 'agreements', roles: ['PORTAL_ADMIN'] },
  channels: { group: 'groupSchool', icon: 'megaphone', handbook: 'channels', roles: ['PORTAL_ADMIN'] },
  chat: { group: 'groupSchool', icon: 'message', handbook: 'chat', roles: ['PORTAL_ADMIN'] },
  words: { group: 'groupSchool', icon: 'filter', handbook: 'words', roles: ['PORTAL_ADMIN', 'AUDITOR'] },
  chatRecords: { group: 'groupSchool', icon: 'search', handbook: 'chat', roles: ['AUDITOR'] },
  signOn: { group: 'groupSchool', icon: 'key', handbook: 'sign-on', roles: [] },
  open: { group: 'groupSchool', icon: 'link', handbook: 'open', roles: [] },
  bin: { group: 'groupSchool', icon: 'trash', handbook: 'bin', roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN'] },
  jobs: { group: 'groupSchool', icon: 'clock', handbook: 'jobs', roles: [] },
  health: { group: 'groupSchool', icon: 'chart', handbook: 'operation', roles: [] },
  audit: { group: 'groupSchool', icon: 'history', handbook: 'audit', roles: ['AUDITOR'] },
  tenants: { group: 'groupSchool', icon: 'globe', handbook: 'tenants', roles: [] },
} as const satisfies Record<SectionName, SectionDetails>;
