import { type SectionName, sectionPath } from './sections.ts';

/** The screen that shows one record: its section, and what the address says before the record's id. */
type Screen = { section: SectionName; query?: string };

/** What can still use something that is to be removed, in the order people read it, and where it can be changed. */
export const usingKinds = {
  department: { section: 'departments', query: 'record=' },
  user: { section: 'users', query: 'record=' },
  navItem: { section: 'navigation', query: 'id=' },
  announcement: { section: 'announcements', query: 'record=' },
  notice: { section: 'notices', query: 'record=' },
  // To one person, from the portal or another system, or a trial.
  otherNotice: undefined,
  news: { section: 'news', query: 'record=' },
  service: { section: 'services', query: 'record=' },
  process: { section: 'processes', query: 'record=' },
  case: { section: 'cases', query: 'record=' },
  // Nobody but its applicant sees it.
  caseDraft: undefined,
  guide: { section: 'guides', query: 'guide=' },
  dutyItem: { section: 'dutyItems', query: 'item=' },
  dutyCorrection: { section: 'dutyItems', query: 'tab=corrections&about=' },
  faq: { section: 'faq', query: 'entry=' },
  faqScene: { section: 'faq', query: 'tab=scenes&scene=' },
  layout: { section: 'homePage', query: 'tab=layouts&layout=' },
  card: { section: 'cards', query: 'id=' },
  theme: { section: 'homePage', query: 'tab=themes&id=' },
  footer: { section: 'homePage', query: 'tab=footers&id=' },
  banner: { section: 'homePage', query: 'tab=banners&id=' },
  alert: { section: 'homePage', query: 'tab=alerts&id=' },
  agreement: { section: 'agreements', query: 'id=' },
  serviceHall: { section: 'serviceHall' },
  processCentre: { section: 'processCentre' },
  applicationCentre: { section: 'applicationCentre' },
  dutyLists: { section: 'dutyLists' },
  efficiency: { section: 'efficiency' },
  landing: { section: 'landing' },
  // A tool is changed in the settings of a card that shows it.
  commonTool: { section: 'cards' },
  settings: { section: 'settings' },
  file: undefined,
  job: { section: 'jobs' },
} as const satisfies Record<string, Screen | undefined>;

export type UsingKind = keyof typeof usingKinds;

export const usingKindNames = Object.keys(usingKinds) as UsingKind[];

export const sectionOfUse = (kind: UsingKind): SectionName | undefined => usingKinds[kind]?.section;

/** The address at which what uses something can be changed. */
export function pathOfUse({ kind, id }: { kind: UsingKind; id: string }): string | undefined {
  const screen: Screen | undefined = usingKinds[kind];
  if (!screen) return undefined;
  return sectionPath(screen.section) + (screen.query === undefined ? '' : `?${screen.query}${id}`);
}
