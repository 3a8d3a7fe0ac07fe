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

/** The numbers beside a search: of one search of the page, only that of the items counts as one. */
const beside = { withKeyword: 'suggest' } as const;

/** The responsibility lists: reading, the items of departments, the configuration of the lists. */
export const dutyListRoutes = {
  view: { ...login, ...beside, path: '/threeInventory/list', reads: true },
  departments: { ...login, ...beside, path: '/threeInventory/deptTree', reads: true },
  page: { ...login, path: '/threeInventory/page', reads: true },
  detail: { ...login, path: '/threeInventory/detail', reads: true },
  sheet: { ...login, path: '/threeInventory/export', reads: true, action: 'export' },
  correct: { ...login, path: '/threeInventory/correction' },
  openView: { ...open, ...beside, path: '/nobody/threeInventory/list' },
  openDepartments: { ...open, ...beside, path: '/nobody/threeInventory/deptTree' },
  openPage: { ...open, path: '/nobody/threeInventory/page' },
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
