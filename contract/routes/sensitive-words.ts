import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/chat' } as const;

export const sensitiveWordRoutes = {
  list: { ...own, path: '/sensitiveWords/list', reads: true },
  create: { ...own, path: '/sensitiveWords/create' },
  update: { ...own, path: '/sensitiveWords/update' },
  remove: { ...own, path: '/sensitiveWords/remove' },
} as const satisfies Routes;
