import type { Routes } from '../route.ts';

export const announcementRoutes = {
  detail: { base: 'platform', method: 'POST', path: '/announcement/detail', access: 'login', reads: true },
} as const satisfies Routes;
