import type { Routes } from '../route.ts';

const config = {
  base: 'platform',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/homePageConfig',
} as const;

export const layoutRoutes = {
  pages: { ...config, path: '/homeLayout/pages', reads: true },
  list: { ...config, path: '/homeLayout/list', reads: true },
  detail: { ...config, path: '/homeLayout/detail', reads: true },
  submit: { ...config, path: '/homeLayout/submit' },
  remove: { ...config, path: '/homeLayout/remove' },
} as const satisfies Routes;
