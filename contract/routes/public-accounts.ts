import type { Routes } from '../route.ts';

const own = { base: 'workbench', method: 'POST', access: 'login' } as const;
const config = {
  base: 'workbench',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/accounts',
} as const;
const staff = { ...config, menu: 'userFrameConfig/manage/notices' } as const;

export const publicAccountRoutes = {
  mine: { ...own, path: '/mpManage/mine', reads: true },
  mute: { ...own, path: '/mpManage/mute' },

  settings: { ...config, path: '/mpManage/settings', reads: true },
  updateSettings: { ...config, path: '/mpManage/updateSettings' },
  list: { ...config, path: '/mpManage/list', reads: true },
  get: { ...config, path: '/mpManage/detail', reads: true },
  submit: { ...config, path: '/mpManage/submit' },
  remove: { ...config, path: '/mpManage/remove' },
  countFollowers: { ...config, path: '/mpManage/countFollowers', reads: true },

  // Those who send for an account answer its readers.
  threads: { ...staff, path: '/mpManage/threads', reads: true },
  thread: { ...staff, path: '/mpManage/thread', reads: true },
  answer: { ...staff, path: '/mpManage/answer' },
} as const satisfies Routes;
