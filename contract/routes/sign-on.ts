import type { Routes } from '../route.ts';

const own = { base: 'workbench', method: 'POST', access: 'nobody' } as const;

export const signOnRoutes = {
  // These two unlock a locked page, so they need its session.
  addresses: { ...own, path: '/auth/getAddress', reads: true, whileLocked: true },
  tokenLogin: { ...own, path: '/auth/tokenLogin', sealed: true, whileLocked: true },
  messenger: { ...own, path: '/nobody/weixin/combLoginToMicroService', sealed: true },
  bindMessenger: { ...own, path: '/nobody/weixin/bind', sealed: true },
  smsCode: { ...own, path: '/nobody/sms/code', sealed: true, action: 'smsCode' },
  smsSignIn: { ...own, path: '/auth/smsLogin', sealed: true },
  secondFactor: { ...own, path: '/auth/secondFactor', sealed: true },
} as const satisfies Routes;
