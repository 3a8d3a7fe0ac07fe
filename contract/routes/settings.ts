import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/settings' } as const;

export const settingsRoutes = {
  get: { ...own, path: '/schoolSettings/detail', reads: true },
  update: { ...own, path: '/schoolSettings/update', sealed: true },
  testMail: { ...own, path: '/schoolSettings/testMail' },
} as const satisfies Routes;
