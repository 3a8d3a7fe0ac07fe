import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'login', reads: true } as const;
const config = { base: 'online', method: 'POST', access: 'config', menu: 'userFrameConfig/addNavigation' } as const;

export const navigationRoutes = {
  navigationConfig: { ...own, path: '/platformapplynavigation/navigationConfig' },
  item: { ...own, path: '/platformapplynavigation/detail' },
  list: { ...config, path: '/indexnavigationconfig/list', reads: true },
  detail: { ...config, path: '/indexnavigationconfig/detail', reads: true },
  submit: { ...config, path: '/indexnavigationconfig/submit' },
  apply: { ...config, base: 'platform', path: '/platformapplynavigation/submit' },
  remove: { ...config, path: '/indexnavigationconfig/remove' },
  rename: { ...config, path: '/indexnavigationconfig/rename' },
  order: { ...config, path: '/indexnavigationconfig/adjustOrder' },
  services: { ...config, path: '/indexnavigationconfig/getServiceList', reads: true },
} as const satisfies Routes;
