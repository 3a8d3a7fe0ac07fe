import type { Routes } from '../route.ts';

/** Personal data of others, hence sealed. */
const own = {
  base: 'user',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/users',
  sealed: true,
} as const;

export const userRoutes = {
  list: { ...own, path: '/manageUser/page', reads: true },
  get: { ...own, path: '/manageUser/detail', reads: true },
  create: { ...own, path: '/manageUser/save' },
  update: { ...own, path: '/manageUser/update' },
  disable: { ...own, path: '/manageUser/disable' },
  enable: { ...own, path: '/manageUser/enable' },
  assign: { ...own, path: '/manageUser/assign' },
  remove: { ...own, path: '/manageUser/remove' },
  createLink: { ...own, path: '/manageUser/createLink' },
  removeSecondFactor: { ...own, path: '/manageUser/removeSecondFactor' },
} as const satisfies Routes;
