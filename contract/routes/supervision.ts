import type { Routes } from '../route.ts';

/** Supervisors see the whole school, holders of the department's entry their own department: the handler asks which. */
const both = { base: 'online', method: 'POST', access: 'config', menu: 'any' } as const;
const supervisors = { ...both, menu: 'userFrameConfig/manage/supervision' } as const;
const department = { ...both, menu: 'userFrameConfig/manage/departmentCases' } as const;

/** The cases behind the figures, and what supervisors and departments write about them. */
export const supervisionRoutes = {
  groups: { ...both, path: '/efficiencySupervision/groups', reads: true },
  cases: { ...both, path: '/efficiencySupervision/casePage', reads: true },
  case: { ...both, path: '/efficiencySupervision/caseDetail', reads: true },
  explain: { ...department, path: '/efficiencySupervision/explain' },
  report: { ...supervisors, path: '/efficiencySupervision/monthReport', reads: true },
  orders: { ...both, path: '/supervisionOrder/page', reads: true },
  order: { ...both, path: '/supervisionOrder/detail', reads: true },
  createOrder: { ...supervisors, path: '/supervisionOrder/save' },
  replyToOrder: { ...department, path: '/supervisionOrder/reply' },
  returnOrder: { ...supervisors, path: '/supervisionOrder/return' },
  closeOrder: { ...supervisors, path: '/supervisionOrder/close' },
} as const satisfies Routes;
