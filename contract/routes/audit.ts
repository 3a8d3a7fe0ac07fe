import type { Routes } from '../route.ts';

const own = {
  base: 'platform',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/audit',
  reads: true,
} as const;

export const auditRoutes = {
  page: { ...own, path: '/auditLog/page' },
  get: { ...own, path: '/auditLog/detail' },
} as const satisfies Routes;
