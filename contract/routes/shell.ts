import type { Routes } from '../route.ts';

export const shellRoutes = {
  topMenu: { base: 'online', method: 'POST', path: '/homePage/getTopMenu', access: 'login', reads: true },
  frame: { base: 'online', method: 'POST', path: '/homePage/getFrame', access: 'login', reads: true },
  find: { base: 'online', method: 'POST', path: '/homePage/find', access: 'login', reads: true },
} as const satisfies Routes;
