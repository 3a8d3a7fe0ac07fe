import type { Routes } from '../route.ts';

const own = { base: 'workbench', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/roles' } as const;

export const roleRoutes = {
  pick: {
    base: 'workbench',
    method: 'POST',
    path: '/baseService/getRoleList',
    access: 'config',
    menu: 'any',
    reads: true,
  },
  list: { ...own, path: '/role/list', reads: true },
  create: { ...own, path: '/role/save' },
  update: { ...own, path: '/role/update' },
  remove: { ...own, path: '/role/remove' },
} as const satisfies Routes;
