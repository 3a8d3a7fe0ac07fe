import type { FrameKind } from '@yizhan/contract/entities/shell.ts';
import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';

/** The address of every page, declared once. */
export const paths = {
  landing: '/',
  login: '/login',
  /** After sign-out or expiry (RT-2). */
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
  announcements: '/home/announcements',
  topic: '/home/topic/:id',
  serviceHall: '/home/serviceHall',
  processServices: '/home/processServiceCenter',
  applicationServices: '/home/applicationServiceCenter',
  service: '/home/service/:id',
  guides: '/home/guides',
  dutyLists: '/home/threelists',
  efficiency: '/home/effectivenessSupervision',
  chat: '/home/chat',
  notices: '/home/notices',
  apply: '/home/apply/:code',
  case: '/home/case/:id',
  /** The public page of a service. */
  openService: '/service/:id',
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
export const topicPath = (id: string) => paths.topic.replace(':id', encodeURIComponent(id));
export const articlePath = (id: string) => paths.article.replace(':id', encodeURIComponent(id));

/** A message in its own window (RT-4). */
export const noticePath = (id: string) => `${paths.messageDetail}?id=${encodeURIComponent(id)}`;

/** The favourites section of the personal centre. */
export const favouritesPath = `${paths.personal}?section=favourites`;

/** The feedback section of the personal centre, one of them, and the form: about a service or anything. */
export const feedbackPath = `${paths.personal}?section=feedback`;
export const feedbackDetailPath = (id: string) => `${feedbackPath}&feedback=${encodeURIComponent(id)}`;
export const writeFeedbackPath = (serviceId?: string) =>
  `${feedbackPath}&write=1${serviceId === undefined ? '' : `&service=${encodeURIComponent(serviceId)}`}`;

/** One category of to-dos in the personal centre. */
export const todosPath = (tab: TodoCategory) => `${paths.personal}?tab=${tab}`;

export const servicePath = (id: string) => paths.service.replace(':id', encodeURIComponent(id));
export const openServicePath = (id: string) => paths.openService.replace(':id', encodeURIComponent(id));

/** Public views beside the landing page, each with its own address. */
export type LandingView = 'guides' | 'lists' | 'efficiency' | 'news' | 'article' | 'topic';
export const landingViewPath = (view: LandingView, params: Readonly<Record<string, string>> = {}) =>
  `${paths.landing}?${new URLSearchParams({ view, ...params })}`;

/** A page's address as an href. */
export const hrefOf = (path: string) => `#${path}`;
