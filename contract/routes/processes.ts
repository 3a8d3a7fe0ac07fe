import type { Routes } from '../route.ts';

const config = {
  base: 'workbench',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/processes',
} as const;

/** The designer of processes. */
export const processRoutes = {
  page: { ...config, path: '/process/page', reads: true },
  detail: { ...config, path: '/process/detail', reads: true },
  create: { ...config, path: '/process/save' },
  update: { ...config, path: '/process/update' },
  remove: { ...config, path: '/process/remove' },
  takeNew: { ...config, path: '/process/takeNew' },
  copy: { ...config, path: '/process/copy' },
  check: { ...config, path: '/process/check' },
  simulate: { ...config, path: '/process/simulate' },
  exportFile: { ...config, path: '/process/export', reads: true },
  importFile: { ...config, path: '/process/import' },
} as const satisfies Routes;
