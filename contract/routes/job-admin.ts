import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/jobs' } as const;

export const jobAdminRoutes = {
  page: { ...own, path: '/backgroundJob/page', reads: true },
  restart: { ...own, path: '/backgroundJob/restart' },
} as const satisfies Routes;
