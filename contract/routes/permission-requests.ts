import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'login' } as const;
const config = {
  base: 'platform',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/requests',
} as const;

export const permissionRequestRoutes = {
  own: { ...own, path: '/permissionRequest/own', reads: true },
  create: { ...own, path: '/permissionRequest/submit' },
  withdraw: { ...own, path: '/permissionRequest/withdraw' },
  page: { ...config, path: '/permissionRequest/page', reads: true },
  grant: { ...config, path: '/permissionRequest/grant' },
  refuse: { ...config, path: '/permissionRequest/refuse' },
} as const satisfies Routes;
