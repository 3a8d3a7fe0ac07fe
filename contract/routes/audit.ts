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
  signIns: { ...own, path: '/auditLog/signIns' },
  get: { ...own, path: '/auditLog/detail' },
} as const satisfies Routes;
