import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'login' } as const;
const config = {
  base: 'platform',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/agreements',
} as const;

export const agreementRoutes = {
  read: { base: 'platform', method: 'POST', path: '/nobody/agreement/detail', access: 'nobody', reads: true },

  own: { ...own, path: '/agreement/own', reads: true },
  pending: { ...own, path: '/agreement/pending', reads: true },
  agree: { ...own, path: '/agreement/agree' },
  withdraw: { ...own, path: '/agreement/withdraw' },

  list: { ...config, path: '/agreementManage/list', reads: true },
  submit: { ...config, path: '/agreementManage/submit' },
  takeDown: { ...config, path: '/agreementManage/takeDown' },
  remove: { ...config, path: '/agreementManage/remove' },
} as const satisfies Routes;
