import type { Routes } from '../route.ts';

/** The calls of every first screen; the rest of the group is loaded with the first call that needs it. */
export const firstSessionRoutes = {
  boot: { base: 'platform', method: 'POST', path: '/nobody/index/index', access: 'nobody', reads: true },
  signIn: { base: 'workbench', method: 'POST', path: '/auth/auth/modelLogin', access: 'nobody', sealed: true },
  init: {
    base: 'workbench',
    method: 'POST',
    path: '/auth/auth/init',
    access: 'nobody',
    reads: true,
    whileLocked: true,
  },
  refresh: { base: 'auth', method: 'POST', path: '/oauth/token', access: 'nobody', inQuery: true, whileViewing: true },
  signOut: {
    base: 'workbench',
    method: 'GET',
    path: '/auth/loginOut',
    access: 'nobody',
    accessTokenHeader: true,
    whileViewing: true,
  },
} as const satisfies Routes;
