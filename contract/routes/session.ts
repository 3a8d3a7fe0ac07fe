import type { Routes } from '../route.ts';
import { firstSessionRoutes } from './session-first.ts';

export const sessionRoutes = {
  ...firstSessionRoutes,
  userInfo: { base: 'user', method: 'GET', path: '/user/getUserInfo', access: 'login', sealed: true },
  switchIdentity: { base: 'user', method: 'POST', path: '/user/switchIdentity', access: 'login', sealed: true },
  captcha: { base: 'workbench', method: 'GET', path: '/nobody/captcha', access: 'nobody', action: 'captcha' },
  linkInfo: {
    base: 'workbench',
    method: 'POST',
    path: '/nobody/link/info',
    access: 'nobody',
    reads: true,
    sealed: true,
  },
  useLink: { base: 'workbench', method: 'POST', path: '/nobody/link/use', access: 'nobody', sealed: true },
  createFirst: { base: 'workbench', method: 'POST', path: '/nobody/first', access: 'nobody', sealed: true },
  forgot: { base: 'workbench', method: 'POST', path: '/nobody/forgot', access: 'nobody', sealed: true },
  changePassword: {
    base: 'platform',
    method: 'POST',
    path: '/accountSecurity/changePassword',
    access: 'login',
    sealed: true,
    action: 'password',
  },
} as const satisfies Routes;
