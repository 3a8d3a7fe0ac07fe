import type { Routes } from '../route.ts';

/** One's own personal data, hence sealed. */
const own = { base: 'platform', method: 'POST', access: 'login', sealed: true } as const;

export const personInfoRoutes = {
  profile: { ...own, path: '/personInfo/detail', reads: true },
  updateProfile: { ...own, path: '/personInfo/update' },
  updateContact: { ...own, path: '/personInfo/updateContact', action: 'password' },
  systems: { ...own, method: 'GET', path: '/personInfo/getSystemAccessLink' },
  figures: { ...own, path: '/personInfo/figures', reads: true },
  views: { ...own, path: '/personInfo/views', reads: true },
  ownData: { ...own, path: '/personInfo/ownData', reads: true },
  prepareOwnData: { ...own, path: '/personInfo/prepareOwnData', action: 'export' },
} as const satisfies Routes;
