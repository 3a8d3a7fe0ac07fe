import type { Routes } from '../route.ts';

const login = { base: 'workbench', method: 'POST', access: 'login' } as const;
const config = { base: 'workbench', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/cases' } as const;

/** Applying, deciding, following. */
export const caseRoutes = {
  apply: { ...login, path: '/case/apply', reads: true },
  saveDraft: { ...login, path: '/case/saveDraft' },
  removeDraft: { ...login, path: '/case/removeDraft' },
  submit: { ...login, path: '/case/submit' },
  detail: { ...login, path: '/case/detail', reads: true },
  act: { ...login, path: '/case/act' },
  bulkApprove: { ...login, path: '/case/bulkApprove' },
  mine: { ...login, path: '/case/mine', reads: true },
  actions: { ...login, path: '/case/actions', reads: true },
  people: { ...login, path: '/case/people', reads: true, action: 'search' },
  phrases: { ...login, path: '/case/phrases', reads: true },
  savePhrases: { ...login, path: '/case/savePhrases' },
  canRate: { ...login, path: '/serverCenter/canUserRate', reads: true },
  rate: { ...login, path: '/serverCenter/rateService' },
  processes: { ...config, path: '/case/processes', reads: true },
  ofDepartment: { ...config, path: '/case/ofDepartment', reads: true },
  manage: { ...config, path: '/case/manage' },
} as const satisfies Routes;
