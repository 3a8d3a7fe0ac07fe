import type { Routes } from '../route.ts';

const login = { base: 'online', method: 'POST', access: 'login' } as const;
const open = { base: 'online', method: 'POST', access: 'nobody', reads: true } as const;
const items = { base: 'workbench', method: 'POST', access: 'config', menu: 'deptResponsibilityListConfig' } as const;
const lists = {
  base: 'online',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/threeListsConfig',
} as const;

/** The responsibility lists: reading, the items of departments, the configuration of the lists. */
export const dutyListRoutes = {
  view: { ...login, path: '/threeInventory/list', reads: true },
  departments: { ...login, path: '/threeInventory/deptTree', reads: true },
  page: { ...login, path: '/threeInventory/page', reads: true, action: 'search' },
  detail: { ...login, path: '/threeInventory/detail', reads: true },
  sheet: { ...login, path: '/threeInventory/export', reads: true, action: 'export' },
  correct: { ...login, path: '/threeInventory/correction' },
  openView: { ...open, path: '/nobody/threeInventory/list' },
  openDepartments: { ...open, path: '/nobody/threeInventory/deptTree' },
  openPage: { ...open, path: '/nobody/threeInventory/page', action: 'search' },
  openDetail: { ...open, path: '/nobody/threeInventory/detail' },
  openSheet: { ...open, path: '/nobody/threeInventory/export', action: 'search' },

  items: { ...items, path: '/ospDeptDutyListConfig/page', reads: true },
  item: { ...items, path: '/ospDeptDutyListConfig/detail', reads: true },
  create: { ...items, path: '/ospDeptDutyListConfig/save' },
  update: { ...items, path: '/ospDeptDutyListConfig/update' },
  remove: { ...items, path: '/ospDeptDutyListConfig/remove' },
  askReview: { ...items, path: '/ospDeptDutyListConfig/submitReview' },
  archive: { ...items, path: '/ospDeptDutyListConfig/archive' },
  services: { ...items, path: '/ospDeptDutyListConfig/getServiceList', reads: true },
  corrections: { ...items, path: '/ospDeptDutyListConfig/corrections', reads: true },
  answerCorrection: { ...items, path: '/ospDeptDutyListConfig/answerCorrection' },

  config: { ...lists, path: '/tripleList/detail', reads: true },
  saveConfig: { ...lists, path: '/tripleList/saveConfig' },
} as const satisfies Routes;
