import type { Routes } from '../route.ts';

const config = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/setup' } as const;

export const setupRoutes = {
  progress: { ...config, path: '/schoolSetup/progress', reads: true },
  confirm: { ...config, path: '/schoolSetup/confirm' },
} as const satisfies Routes;
