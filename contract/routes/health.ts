import type { Routes } from '../route.ts';

export const healthRoutes = {
  get: {
    base: 'platform',
    method: 'GET',
    access: 'config',
    menu: 'userFrameConfig/manage/health',
    path: '/systemHealth/detail',
  },
} as const satisfies Routes;
