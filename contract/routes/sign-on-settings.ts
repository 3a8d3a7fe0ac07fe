import type { Routes } from '../route.ts';

/** Contains secrets of the school's other systems. */
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
