import type { Routes } from '../route.ts';

export const sessionRoutes = {
  boot: { base: 'platform', method: 'POST', path: '/nobody/index/index', access: 'nobody', reads: true },
  signIn: { base: 'workbench', method: 'POST', path: '/auth/auth/modelLogin', access: 'nobody' },
  init: {
    base: 'workbench',
    method: 'POST',
    path: '/auth/auth/init',
    access: 'nobody',
    reads: true,
    whileLocked: true,
  },
  refresh: { base: 'auth', method: 'POST', path: '/oauth/token', access: 'nobody', inQuery: true },
  signOut: { base: 'workbench', method: 'GET', path: '/auth/loginOut', access: 'nobody', accessTokenHeader: true },
  userInfo: { base: 'user', method: 'GET', path: '/user/getUserInfo', access: 'login' },
  switchIdentity: { base: 'user', method: 'POST', path: '/user/switchIdentity', access: 'login' },
  captcha: { base: 'workbench', method: 'GET', path: '/nobody/captcha', access: 'nobody' },
  linkInfo: { base: 'workbench', method: 'POST', path: '/nobody/link/info', access: 'nobody', reads: true },
  useLink: { base: 'workbench', method: 'POST', path: '/nobody/link/use', access: 'nobody' },
  createFirst: { base: 'workbench', method: 'POST', path: '/nobody/first', access: 'nobody' },
  forgot: { base: 'workbench', method: 'POST', path: '/nobody/forgot', access: 'nobody' },
  changePassword: { base: 'platform', method: 'POST', path: '/accountSecurity/changePassword', access: 'login' },
} as const satisfies Routes;
