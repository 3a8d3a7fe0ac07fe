import type { Routes } from '../route.ts';

const config = {
  base: 'platform',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/announcements',
} as const;

export const announcementRoutes = {
  page: { base: 'platform', method: 'POST', path: '/announcement/page', access: 'login', reads: true },
  detail: { base: 'platform', method: 'POST', path: '/announcement/detail', access: 'login', reads: true },

  manage: { ...config, path: '/announcementManage/page', reads: true },
  get: { ...config, path: '/announcementManage/detail', reads: true },
  submit: { ...config, path: '/announcementManage/submit' },
  withdraw: { ...config, path: '/announcementManage/withdraw' },
  remove: { ...config, path: '/announcementManage/remove' },
} as const satisfies Routes;
