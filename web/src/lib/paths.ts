import type { FrameKind } from '@yizhan/contract/entities/shell.ts';

/** Every page's address, once. */
export const paths = {
  landing: '/',
  login: '/login',
  /** After leaving or expiry (RT-2). */
  loggedOut: '/login?logout=true&isLogin=true',
  lock: '/lock',
  activate: '/activate',
  forgot: '/forgot',
  first: '/first',
  maintenance: '/maintenance',
  messageDetail: '/generalDetailsTow',
  messageDeleted: '/deleteNoPag',
  allServices: '/allServices',
  home: '/home/homePage',
  welcome: '/wel/index',
  homeWelcome: '/home/wel/index',
  personal: '/home/PersonalCenter',
  noPower: '/home/noPower',
  newsList: '/home/news/:column',
  article: '/home/article/:id',
  serviceHall: '/home/serviceHall',
  processServices: '/home/processServiceCenter',
  applicationServices: '/home/applicationServiceCenter',
  cardConfig: '/home/cardBusinessConfig',
  homeConfig: '/userFrameConfig/homePageConfig',
  dutyListConfig: '/home/deptResponsibilityListConfig',
  guideConfig: '/home/managementGuideConfig',
  manage: '/userFrameConfig/manage/:section',
  gallery: '/gallery',
} as const;

/** The pages that show a stored address inside the portal (RT-7). */
export const framePaths = {
  tool: '/home/iframPage',
  navigation: '/home/navIfram',
  message: '/home/messageIfrm',
  service: '/home/serviceIframPage',
} as const satisfies Record<FrameKind, string>;

export const frameOf = (kind: FrameKind, id: string) => `${framePaths[kind]}?id=${encodeURIComponent(id)}`;

export const noPowerFor = (page: string) => `${paths.noPower}?page=${encodeURIComponent(page)}`;

export const newsPath = (column: string) => paths.newsList.replace(':column', encodeURIComponent(column));
export const articlePath = (id: string) => paths.article.replace(':id', encodeURIComponent(id));

/** The address of a page as a link carries it. */
export const hrefOf = (path: string) => `#${path}`;
