import type { Routes } from '../route.ts';

const own = { base: 'user', method: 'POST' } as const;

export const viewAsRoutes = {
  // Which menu entries allow it is decided inside (contract/view-as.ts).
  begin: { ...own, path: '/user/viewAs', access: 'config', menu: 'any' },
  end: { ...own, path: '/user/endViewAs', access: 'login', whileViewing: true },
} as const satisfies Routes;
