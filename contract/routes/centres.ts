import type { Routes } from '../route.ts';

// Any menu entry is enough here; each centre has its own, checked inside (contract/publishable.ts).
const config = { base: 'platform', method: 'POST', access: 'config', menu: 'any' } as const;

export const centreRoutes = {
  detail: { ...config, path: '/serviceCenterConfig/detail', reads: true },
  submit: { ...config, path: '/serviceCenterConfig/submit' },
  remove: { ...config, path: '/serviceCenterConfig/remove' },
  services: { ...config, path: '/serviceCenterConfig/getServiceList', reads: true },
} as const satisfies Routes;
