import type { Routes } from '../route.ts';

const online = { base: 'online', method: 'POST', access: 'login', reads: true } as const;
const config = {
  base: 'platform',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/homePageConfig',
} as const;

/** What surrounds the cards: banners, the quick bar, the calendar, alerts above every page. */
export const portalRoutes = {
  footer: { ...online, path: '/homePage/getFooterInfo' },
  quickNavigation: { ...online, path: '/homePage/quickNavigation' },
  calendar: { ...online, path: '/homePage/getHoliday' },
  specials: { ...online, path: '/homePage/getServiceSpecial' },
  topic: { ...online, path: '/homePage/getServiceSpecialDetail' },
  openNavigation: {
    base: 'comb',
    method: 'POST',
    path: '/nobody/navigationBar/list',
    access: 'nobody',
    reads: true,
  },
  banners: { ...config, path: '/serviceSpecial/list', reads: true },
  submitBanner: { ...config, path: '/serviceSpecial/submit' },
  removeBanner: { ...config, path: '/serviceSpecial/remove' },
  services: { ...config, path: '/serviceSpecial/getServiceList', reads: true },
  alerts: { ...config, path: '/emergencyLine/list', reads: true },
  submitAlert: { ...config, path: '/emergencyLine/submit' },
  removeAlert: { ...config, path: '/emergencyLine/remove' },
  quickItems: { ...config, path: '/quickNavigation/detail', reads: true },
  submitQuickItems: { ...config, path: '/quickNavigation/submit' },
  today: { ...config, path: '/homeToday/detail', reads: true },
  submitToday: { ...config, path: '/homeToday/submit' },
} as const satisfies Routes;
