import type { Routes } from '../route.ts';

/** Secrets of the school's other systems are among it. */
const own = {
  base: 'platform',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/signOn',
  sealed: true,
} as const;

export const signOnSettingsRoutes = {
  get: { ...own, path: '/signOnSettings/detail', reads: true },
  update: { ...own, path: '/signOnSettings/update' },
  test: { ...own, path: '/signOnSettings/test' },
} as const satisfies Routes;
