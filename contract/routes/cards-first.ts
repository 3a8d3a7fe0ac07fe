import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'login' } as const;

/** The calls of the home page; the rest of the group is loaded with the first call that needs it. */
export const firstCardRoutes = {
  home: {
    ...own,
    path: '/userHomePageApplyCard/getUserApplyCardList',
    also: [{ method: 'POST', path: '/userApplyCardManage/getNavigationUserApplyCardList' }],
    reads: true,
  },
  one: { ...own, path: '/userHomePageApplyCard/getCard', reads: true },
} as const satisfies Routes;
