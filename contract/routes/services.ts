import type { Routes } from '../route.ts';

export const serviceRoutes = {
  click: {
    base: 'platform',
    method: 'POST',
    path: '/nobody/userClickVisitLog/clickService',
    access: 'nobody',
  },
} as const satisfies Routes;
