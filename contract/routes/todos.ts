import type { Routes } from '../route.ts';

/** A person's to-dos, whichever system they come from. */
export const todoRoutes = {
  page: { base: 'platform', method: 'POST', path: '/myAffairs/page', access: 'login', reads: true },
  steps: { base: 'platform', method: 'POST', path: '/myAffairs/steps', access: 'login', reads: true },
  markRead: { base: 'platform', method: 'POST', path: '/myAffairs/markRead', access: 'login' },
} as const satisfies Routes;
