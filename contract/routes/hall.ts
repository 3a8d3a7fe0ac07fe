import type { Routes } from '../route.ts';

const login = { base: 'platform', method: 'POST', access: 'login' } as const;
const reading = { ...login, reads: true } as const;
/** Visitors see public services; signed-in people see those they may use. */
const open = { base: 'platform', method: 'POST', access: 'nobody', reads: true } as const;

const beside = { withKeyword: 'suggest' } as const;

export const hallRoutes = {
  page: {
    ...reading,
    path: '/serverCenter/page',
    also: [
      { method: 'POST', path: '/serverCenter/customPage' },
      { method: 'POST', path: '/serverCenter/OSP/page' },
    ],
  },
  openPage: { ...open, path: '/nobody/serverCenter/OSP/page' },
  facets: { ...open, ...beside, path: '/nobody/serverCenter/facets' },
  suggest: { ...reading, ...beside, path: '/serverCenter/searchService' },
  openSuggest: { ...open, ...beside, path: '/nobody/serverCenter/searchService' },
  centre: { ...open, path: '/nobody/serverCenter/centreConfig' },
  words: { ...open, path: '/nobody/serverCenter/searchWords' },
  recent: { ...reading, path: '/serverCenter/recentServices' },
  forget: { ...login, path: '/serverCenter/forgetSearch' },
  request: { ...login, path: '/serverCenter/requestService' },

  hottest: { ...reading, path: '/serverCenter/OSP/heatService' },
  openHottest: { ...open, path: '/nobody/serverCenter/OSP/heatService' },
  newest: { ...reading, path: '/serverCenter/OSP/NewlyLaunched' },
  openNewest: { ...open, path: '/nobody/serverCenter/OSP/NewlyLaunched' },
  counts: { ...reading, path: '/serverCenter/OSP/serviceCount' },
  openCounts: { ...open, path: '/nobody/serverCenter/OSP/serviceCount' },
  pageRoles: { ...reading, path: '/serverCenter/pageRoles' },
  shelf: { ...reading, path: '/serverCenter/queryShelfService' },
  casServices: { ...reading, path: '/serverCenter/CASServiceList' },
  departments: { ...reading, ...beside, path: '/serviceDept/OSP/listByUser' },
  scenes: {
    ...reading,
    ...beside,
    path: '/serviceScene/listByUser',
    also: [{ method: 'POST', path: '/serviceScene/OSP/listByUser' }],
  },
  types: { ...reading, ...beside, path: '/serviceType/listByUser' },
} as const satisfies Routes;
