import type { Routes } from '../route.ts';

const own = {
  base: 'workbench',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/departments',
} as const;

const keeping = { base: 'workbench', method: 'POST', access: 'config', menu: 'deptResponsibilityListConfig' } as const;

export const departmentRoutes = {
  tree: { base: 'workbench', method: 'POST', path: '/baseService/getDeptTree', access: 'login', reads: true },
  cards: { base: 'workbench', method: 'POST', path: '/ospDeptInfo/list', access: 'login', reads: true },
  card: { base: 'workbench', method: 'POST', path: '/ospDeptInfo/detail', access: 'login', reads: true },
  // As it is written, whatever the language: its fields are edited.
  cardToEdit: { ...keeping, path: '/ospDeptInfo/edit', reads: true },
  submitCard: { ...keeping, path: '/ospDeptInfo/submit' },
  removeCard: { ...keeping, path: '/ospDeptInfo/remove' },
  list: { ...own, path: '/dept/list', reads: true },
  create: { ...own, path: '/dept/save' },
  update: { ...own, path: '/dept/update' },
  changeOrder: { ...own, path: '/dept/changeOrder' },
  remove: { ...own, path: '/dept/remove' },
} as const satisfies Routes;
