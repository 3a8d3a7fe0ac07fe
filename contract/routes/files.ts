import type { Routes } from '../route.ts';

export const fileRoutes = {
  upload: { base: 'online', method: 'POST', path: '/common/upload', access: 'login', upload: true, action: 'upload' },
  link: { base: 'online', method: 'POST', path: '/common/fileLink', access: 'login', reads: true },
  downloadFile: { base: 'workbench', method: 'POST', path: '/downloadFile', access: 'login', reads: true },
} as const satisfies Routes;
