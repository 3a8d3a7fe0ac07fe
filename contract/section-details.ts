import type { BuiltInRole } from './permissions.ts';
import type { SectionName } from './sections.ts';

/** The headings of the side list, in order. */
export const sectionGroups = ['groupPortal', 'groupServices', 'groupPeople', 'groupSchool'] as const;

type SectionDetails = {
  group: (typeof sectionGroups)[number];
  icon: string;
  /** The built-in roles that hold it in a new school, besides the school's administrators, who hold every entry. */
  roles: readonly BuiltInRole[];
};

/** What only administration and a new school ask of a section: every first screen of the client has sections.ts. */
export const sectionDetails = {
  homePage: { group: 'groupPortal', icon: 'home', roles: ['PORTAL_ADMIN'] },
  cards: { group: 'groupPortal', icon: 'layout', roles: ['PORTAL_ADMIN', 'NEWS_EDITOR'] },
  landing: { group: 'groupPortal', icon: 'globe', roles: ['PORTAL_ADMIN'] },
  services: { group: 'groupServices', icon: 'hall', roles: ['SERVICE_ADMIN'] },
  guides: { group: 'groupServices', icon: 'book', roles: ['SERVICE_ADMIN', 'DEPT_ITEM_ADMIN'] },
  dutyItems: { group: 'groupServices', icon: 'identity', roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN', 'DEPT_ITEM_ADMIN'] },
  dutyLists: { group: 'groupServices', icon: 'list', roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN'] },
  news: { group: 'groupPortal', icon: 'news', roles: ['NEWS_EDITOR'] },
  announcements: { group: 'groupPortal', icon: 'megaphone', roles: ['NEWS_EDITOR'] },
  notices: { group: 'groupPortal', icon: 'bell', roles: ['MP_ADMIN'] },
  accounts: { group: 'groupPortal', icon: 'message', roles: ['MP_ADMIN'] },
  users: { group: 'groupPeople', icon: 'users', roles: ['IMPORT_OPERATOR'] },
  roles: { group: 'groupPeople', icon: 'role', roles: [] },
  departments: { group: 'groupPeople', icon: 'department', roles: ['SERVICE_ADMIN'] },
  dictionary: { group: 'groupSchool', icon: 'dictionary', roles: ['SERVICE_ADMIN'] },
  calendar: { group: 'groupSchool', icon: 'calendar', roles: ['PORTAL_ADMIN'] },
  english: { group: 'groupSchool', icon: 'globe', roles: ['PORTAL_ADMIN', 'SERVICE_ADMIN'] },
  settings: { group: 'groupSchool', icon: 'settings', roles: ['PORTAL_ADMIN'] },
  channels: { group: 'groupSchool', icon: 'megaphone', roles: ['PORTAL_ADMIN'] },
  chat: { group: 'groupSchool', icon: 'message', roles: ['PORTAL_ADMIN'] },
  chatRecords: { group: 'groupSchool', icon: 'search', roles: ['AUDITOR'] },
  signOn: { group: 'groupSchool', icon: 'key', roles: [] },
  jobs: { group: 'groupSchool', icon: 'clock', roles: [] },
  health: { group: 'groupSchool', icon: 'chart', roles: [] },
  audit: { group: 'groupSchool', icon: 'history', roles: ['AUDITOR'] },
} as const satisfies Record<SectionName, SectionDetails>;
