import type { Routes } from '../route.ts';

export const robotRoutes = {
  baseInfo: { base: 'platform', method: 'GET', path: '/questionbasicconfig/baseInfo', access: 'nobody' },
} as const satisfies Routes;
