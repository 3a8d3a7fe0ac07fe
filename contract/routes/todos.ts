import type { Routes } from '../route.ts';

/** What a person has to do with: their own affairs, whichever system they belong to. */
export const todoRoutes = {
  page: { base: 'platform', method: 'POST', path: '/myAffairs/page', access: 'login', reads: true },
  markRead: { base: 'platform', method: 'POST', path: '/myAffairs/markRead', access: 'login' },
} as const satisfies Routes;
