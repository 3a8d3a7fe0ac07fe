import type { Routes } from '../route.ts';

const login = { base: 'workbench', method: 'POST', access: 'login' } as const;
const open = { base: 'workbench', method: 'POST', access: 'nobody', reads: true } as const;
const config = { base: 'workbench', method: 'POST', access: 'config', menu: 'managementGuideConfig' } as const;

export const guideRoutes = {
  search: { ...login, path: '/guide/lucene/search', reads: true },
  openSearch: { ...open, path: '/nobody/guide/search' },
  info: {
    ...login,
    path: '/guide/clientGuideInfo',
    reads: true,
    also: [{ method: 'POST', path: '/guide/lucene/clientGuideInfo' }],
  },
  openInfo: { ...open, path: '/nobody/guide/clientGuideInfo' },
  correct: { ...login, path: '/guide/correction' },

  page: { ...config, path: '/guideManage/page', reads: true },
  detail: { ...config, path: '/guideManage/detail', reads: true },
  submit: { ...config, path: '/guideManage/submit' },
  askReview: { ...config, path: '/guideManage/submitReview' },
  changeShelf: { ...config, path: '/guideManage/changeShelf' },
  confirm: { ...config, path: '/guideManage/confirm' },
  remove: { ...config, path: '/guideManage/remove' },
  services: { ...config, path: '/guideManage/getServiceList', reads: true },
  exportWord: { ...config, path: '/guideManage/exportWord', reads: true, action: 'export' },
  corrections: { ...config, path: '/guideManage/corrections', reads: true },
  answerCorrection: { ...config, path: '/guideManage/answerCorrection' },
} as const satisfies Routes;
