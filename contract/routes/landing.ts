import type { Routes } from '../route.ts';

const open = { base: 'online', method: 'POST', access: 'nobody', reads: true } as const;
const platform = { base: 'platform', method: 'GET', access: 'nobody' } as const;
const config = {
  base: 'online',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/preLoginConfig',
} as const;

/** The page before sign-in. The server renders it; these calls serve the same data to other clients. */
export const landingRoutes = {
  index: { ...open, path: '/nobody/preLogin/getPreLoginIndex' },
  page: { ...open, path: '/nobody/preLogin/getPreLoginPage' },
  overview: { ...open, path: '/nobody/preLogin/dataOverview' },
  scenes: { ...open, path: '/nobody/preLogin/serviceScenes' },
  departments: { ...open, path: '/nobody/preLogin/serviceDepts' },
  footer: { ...open, path: '/nobody/preLogin/footer' },
  topic: { ...open, path: '/nobody/preLogin/getServiceSpecial' },
  statistics: { ...platform, path: '/nobody/prepareLogin/getStatisticData' },
  bottom: { ...platform, path: '/nobody/prepareLogin/bottomConfigDetail' },
  configuration: { ...platform, path: '/nobody/prepareLogin/configDetail' },
  detail: { ...config, path: '/preLoginConfig/detail', reads: true },
  submit: { ...config, path: '/preLoginConfig/submit' },
  preview: { ...config, path: '/preLoginConfig/preview', reads: true },
} as const satisfies Routes;
