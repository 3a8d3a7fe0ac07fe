import type { Routes } from '../route.ts';

const login = { base: 'platform', method: 'POST', access: 'login' } as const;
const workbench = { base: 'workbench', method: 'POST', access: 'login', reads: true } as const;

/** One service: its details, how it opens, its ratings. */
export const serviceRoutes = {
  click: {
    base: 'platform',
    method: 'POST',
    path: '/nobody/userClickVisitLog/clickService',
    access: 'nobody',
  },
  details: { ...login, path: '/serverCenter/details', reads: true },
  openDetails: {
    base: 'platform',
    method: 'POST',
    path: '/serverCenter/customDetails',
    access: 'nobody',
    reads: true,
  },
  address: { ...login, path: '/serverCenter/openAddress' },

  favourites: { base: 'platform', method: 'GET', path: '/serverCenter/myCollect', access: 'login' },
  collect: { ...login, path: '/serverCenter/collect' },
  cancelCollect: { ...login, path: '/serverCenter/cancelCollect' },
  changeOrder: { ...login, path: '/serverCenter/changeOrder' },
  submitFolder: { ...login, path: '/serverCenter/collectFolder/submit' },
  removeFolder: { ...login, path: '/serverCenter/collectFolder/remove' },
  orderFolders: { ...login, path: '/serverCenter/collectFolder/changeOrder' },

  giveScore: { ...login, path: '/serverCenter/giveScore' },
  checkScore: { ...login, path: '/serverCenter/checkScore', reads: true },
  scoreLabels: { ...workbench, path: '/serverCenter/quickScoreLabels' },
  myRatings: { ...workbench, path: '/serverCenter/myRatings' },
  ratings: { ...workbench, path: '/serverCenter/serviceRateDetail' },
} as const satisfies Routes;
