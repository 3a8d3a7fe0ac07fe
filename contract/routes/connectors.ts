import type { Routes } from '../route.ts';

const manage = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/open' } as const;

/** Connectors, by which the portal reads other systems. */
export const connectorRoutes = {
  list: { ...manage, path: '/connector/list', reads: true },
  create: { ...manage, path: '/connector/create' },
  update: { ...manage, path: '/connector/update' },
  remove: { ...manage, path: '/connector/remove' },
  tryRun: { ...manage, path: '/connector/tryRun' },
} as const satisfies Routes;
