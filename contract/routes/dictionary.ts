import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/dictionary' } as const;

export const dictionaryRoutes = {
  values: { base: 'platform', method: 'POST', path: '/dict/dictionary', access: 'login', reads: true },
  list: { ...own, path: '/dict/list', reads: true },
  get: { ...own, path: '/dict/detail', reads: true },
  create: { ...own, path: '/dict/save' },
  update: { ...own, path: '/dict/update' },
  remove: { ...own, path: '/dict/remove' },
} as const satisfies Routes;
