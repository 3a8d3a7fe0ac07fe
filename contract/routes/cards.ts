import type { Routes } from '../route.ts';

const config = { base: 'online', method: 'POST', access: 'config', menu: 'cardBusinessConfig' } as const;

export const cardRoutes = {
  home: {
    base: 'platform',
    method: 'POST',
    path: '/userHomePageApplyCard/getUserApplyCardList',
    access: 'login',
    reads: true,
  },
  list: { ...config, path: '/cardbusinessconfig/list', reads: true },
  detail: { ...config, path: '/cardbasicconfig/detail', reads: true },
  submit: { ...config, path: '/cardbasicconfig/submit' },
  preview: { ...config, path: '/cardcolumnconfig/preview', reads: true },
} as const satisfies Routes;
