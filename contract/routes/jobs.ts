import type { Routes } from '../route.ts';

export const jobRoutes = {
  get: { base: 'platform', method: 'POST', path: '/job/detail', access: 'login', reads: true },
} as const satisfies Routes;
