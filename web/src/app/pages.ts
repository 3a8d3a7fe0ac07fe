import { ownPages } from '@yizhan/contract/own-pages.ts';
import type { pages as names } from '@yizhan/contract/texts/zh-CN/pages.ts';
import { matchPath } from 'react-router';
import { framePaths, paths } from '../lib/paths.ts';

/** What the shell needs to know about a page. */
export type PageFlags = {
  path: string;
  title: keyof typeof names;
  /** Public; any other page needs a signed-in user. */
  open?: true;
  /** A way in: once signed in, nobody stays there or wants to return to it. */
  passing?: true;
  /** Needs a configuration menu entry that matches the path. */
  configuration?: true;
  /** The home page: sets the index flag. */
  index?: true;
  hideFooter?: true;
  /** Only the copyright line. */
  copyFooter?: true;
};

const configuration = { configuration: true, hideFooter: true } as const;
const entrance = { open: true, passing: true, copyFooter: true } as const;

/** Every page and its flags, in one table. */
export const pages = {
  landing: { path: paths.landing, title: 'portal', open: true, passing: true },
  login: { path: paths.login, title: 'pageLogin', ...entrance },
  lock: { path: paths.lock, title: 'pageLock', copyFooter: true },
  activate: { path: paths.activate, title: 'pageActivate', ...entrance },
  forgot: { path: paths.forgot, title: 'pageForgot', ...entrance },
  first: { path: paths.first, title: 'pageFirst', ...entrance },
  maintenance: { path: paths.maintenance, title: 'pageMaintenance', ...entrance },
  messageDeleted: { path: paths.messageDeleted, title: 'pageDeleted', open: true, copyFooter: true },
  messageDetail: { path: paths.messageDetail, title: 'pageNotice', open: true, copyFooter: true },
  allServices: { path: paths.allServices, title: 'pageAllServices', open: true },
  openService: { path: paths.openService, title: 'pageService', open: true },
  home: { path: paths.home, title: 'home', index: true },
  welcome: { path: paths.welcome, title: 'home', index: true },
  homeWelcome: { path: paths.homeWelcome, title: 'home', index: true },
  personal: { path: paths.personal, title: 'pagePersonal' },
  noPower: { path: paths.noPower, title: 'pageNoPower' },
  toolFrame: { path: framePaths.tool, title: 'pageFrame', hideFooter: true },
  navigationFrame: { path: framePaths.navigation, title: 'pageFrame', hideFooter: true },
  messageFrame: { path: framePaths.message, title: 'pageFrame', hideFooter: true },
  serviceFrame: { path: framePaths.service, title: 'pageFrame', hideFooter: true },
  serviceHall: { path: paths.serviceHall, title: 'pageHall' },
  processServices: { path: paths.processServices, title: 'pageProcesses' },
  applicationServices: { path: paths.applicationServices, title: 'pageApplications' },
  service: { path: paths.service, title: 'pageService' },
  guides: { path: paths.guides, title: 'pageGuides' },
  dutyLists: { path: paths.dutyLists, title: 'pageDutyLists' },
  efficiency: { path: paths.efficiency, title: 'pageEfficiency' },
  chat: { path: paths.chat, title: 'pageChat', hideFooter: true },
  notices: { path: paths.notices, title: 'pageNotices' },
  apply: { path: paths.apply, title: 'pageApply' },
  case: { path: paths.case, title: 'pageCase' },
  newsList: { path: paths.newsList, title: 'pageNews' },
  announcements: { path: paths.announcements, title: 'pageAnnouncements' },
  topic: { path: paths.topic, title: 'pageTopic' },
  article: { path: paths.article, title: 'pageArticle' },
  notFound: { path: '*', title: 'pageNotFound' },
} as const satisfies Record<string, PageFlags>;

/** The administration screens; their titles are the names of their menu entries. */
export const sectionPages = ['/userFrameConfig/*', ...Object.values(ownPages).map((menu) => `/home/${menu}`)].map(
  (path) => ({
    path,
    title: 'pageManage' as const,
    ...configuration,
  }),
);

// For developers only; absent in production builds.
const gallery: PageFlags = { path: paths.gallery, title: 'pageGallery', open: true, hideFooter: true };
const table: readonly PageFlags[] = [
  ...(import.meta.env.DEV ? [gallery] : []),
  ...sectionPages,
  ...Object.values(pages),
];

/** The page a path belongs to; the last entry of the table matches everything. */
export const pageAt = (path: string): PageFlags =>
  table.find((page) => matchPath(page.path, path) !== null) ?? pages.notFound;
