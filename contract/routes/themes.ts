import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'login' } as const;
const config = {
  base: 'platform',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/homePageConfig',
} as const;

export const themeRoutes = {
  choices: { ...own, path: '/platformThemeManage/getThemeManageList', reads: true },
  choose: { ...own, path: '/userThemeSetUp/submit' },
  list: { ...config, path: '/themeSetUp/list', reads: true },
  detail: { ...config, path: '/themeSetUp/detail', reads: true },
  submit: { ...config, path: '/themeSetUp/submit' },
  remove: { ...config, path: '/themeSetUp/remove' },
} as const satisfies Routes;
