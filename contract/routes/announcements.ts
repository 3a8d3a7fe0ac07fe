import type { Routes } from '../route.ts';

export const announcementRoutes = {
  page: { base: 'platform', method: 'POST', path: '/announcement/page', access: 'login', reads: true },
  detail: { base: 'platform', method: 'POST', path: '/announcement/detail', access: 'login', reads: true },
} as const satisfies Routes;
