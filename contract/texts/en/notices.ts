import type { notices as zh } from '../zh-CN/notices.ts';

export const notices: Record<keyof typeof zh, string> = {
  toHome: 'Back to home',
  toManage: 'Back to administration',
  noPowerTitle: 'You have no permission for this page',
  noPowerNeeds: 'It needs “{menu}” in your configuration menu.',
  noPowerAsk: 'If you need it for your work, ask a school administrator to add it to your role under “{roles}”.',
  noPowerPlain: 'If you need it for your work, ask a school administrator.',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  deletedTitle: 'This message was deleted or recalled',
  deletedText: 'Its sender took it back; it can no longer be read.',
  closeWindow: 'Close',
  maintenanceTitle: 'Under maintenance',
  maintenanceText: 'We are working on the system. Please come back later.',
  maintenanceAgain: 'Look again',
  maintenanceAdministrator: 'Administrator sign-in',
  searchServices: 'Search services',
  search: 'Search',
};
