import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/words' } as const;

export const sensitiveWordRoutes = {
  list: { ...own, path: '/sensitiveWords/list', reads: true },
  create: { ...own, path: '/sensitiveWords/create' },
  update: { ...own, path: '/sensitiveWords/update' },
  remove: { ...own, path: '/sensitiveWords/remove' },
  tryText: { ...own, path: '/sensitiveWords/try', reads: true },
  hits: { ...own, path: '/sensitiveWords/hits', reads: true },
} as const satisfies Routes;
