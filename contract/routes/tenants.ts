import type { Routes } from '../route.ts';

const config = {
  base: 'platform',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/tenants',
} as const;

export const tenantRoutes = {
  list: { ...config, path: '/tenant/list', reads: true },
  create: { ...config, path: '/tenant/save' },
  update: { ...config, path: '/tenant/update' },
  suspend: { ...config, path: '/tenant/suspend' },
  resume: { ...config, path: '/tenant/resume' },
  createLink: { ...config, path: '/tenant/firstLink' },
} as const satisfies Routes;
