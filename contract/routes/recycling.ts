import type { Routes } from '../route.ts';

const config = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/bin' } as const;

export const recyclingRoutes = {
  page: { ...config, path: '/recycleBin/page', reads: true },
  restore: { ...config, path: '/recycleBin/restore' },
  remove: { ...config, path: '/recycleBin/remove' },
  // Whoever deleted it may; the kind's own menu entry is checked inside.
  undo: { ...config, menu: 'any', path: '/recycleBin/undo' },
} as const satisfies Routes;
