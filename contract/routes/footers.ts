import type { Routes } from '../route.ts';

const config = {
  base: 'online',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/homePageConfig',
} as const;

export const footerRoutes = {
  list: { ...config, path: '/indexfooterinfo/list', reads: true },
  detail: { ...config, path: '/indexfooterinfo/detail', reads: true },
  submit: { ...config, path: '/indexfooterinfo/submit' },
  remove: { ...config, path: '/indexfooterinfo/remove' },
} as const satisfies Routes;
