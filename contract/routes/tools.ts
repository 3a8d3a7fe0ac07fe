import type { Routes } from '../route.ts';

const config = { base: 'online', method: 'POST', access: 'config', menu: 'cardBusinessConfig' } as const;

export const toolRoutes = {
  list: { ...config, path: '/commonTool/list', reads: true },
  save: { ...config, path: '/commonTool/save' },
  remove: { ...config, path: '/commonTool/remove' },
  order: { ...config, path: '/commonTool/adjustOrder' },
  verifyUrl: { ...config, path: '/commonTool/verifyUrl' },
  open: { base: 'comb', method: 'POST', path: '/nobody/tools/list', access: 'nobody', reads: true },
} as const satisfies Routes;
