import type { Routes } from '../route.ts';

const config = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/services' } as const;
const search = { ...config, menu: 'userFrameConfig/manage/searchWords' } as const;

export const serviceConfigRoutes = {
  page: { ...config, path: '/serviceManage/page', reads: true },
  detail: { ...config, path: '/serviceManage/detail', reads: true },
  submit: { ...config, path: '/serviceManage/submit' },
  changeStatus: { ...config, path: '/serviceManage/changeStatus' },
  maintain: { ...config, path: '/serviceManage/maintenance' },
  remove: { ...config, path: '/serviceManage/remove' },
  renewSecret: { ...config, path: '/serviceManage/renewSecret', sealed: true },
  checkUrl: {
    base: 'workbench',
    method: 'POST',
    path: '/baseService/checkURL',
    access: 'config',
    menu: 'any',
  },
  templates: { ...config, path: '/serviceManage/templates', reads: true },
  createFromTemplates: { ...config, path: '/serviceManage/createFromTemplates' },
  pick: { ...config, menu: 'any', path: '/serviceManage/pick', reads: true },

  scenes: { ...config, path: '/serviceScene/list', reads: true },
  submitScene: { ...config, path: '/serviceScene/submit' },
  removeScene: { ...config, path: '/serviceScene/remove' },
  orderScenes: { ...config, path: '/serviceScene/adjustOrder' },
  types: { ...config, path: '/serviceType/list', reads: true },
  submitType: { ...config, path: '/serviceType/submit' },
  removeType: { ...config, path: '/serviceType/remove' },
  orderTypes: { ...config, path: '/serviceType/adjustOrder' },

  hotWords: { ...search, path: '/searchWords/detail', reads: true },
  saveHotWords: { ...search, path: '/searchWords/submit' },
  synonyms: { ...search, path: '/searchSynonym/page', reads: true },
  submitSynonym: { ...search, path: '/searchSynonym/submit' },
  removeSynonym: { ...search, path: '/searchSynonym/remove' },
  gaps: { ...search, path: '/searchGap/page', reads: true },
  handleGap: { ...search, path: '/searchGap/handle' },
  teachGap: { ...search, path: '/searchGap/teach' },
} as const satisfies Routes;
