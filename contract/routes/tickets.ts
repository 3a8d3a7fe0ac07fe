import type { Routes } from '../route.ts';

const own = { base: 'workbench', method: 'POST', access: 'nobody', whileViewing: true } as const;

export const ticketRoutes = {
  validTime: { ...own, path: '/nobody/cas/getSessionValidTime' },
  renew: { ...own, path: '/nobody/cas/updateSessionValidTime' },
  remove: { ...own, path: '/nobody/cas/removeSessionValidTime' },
} as const satisfies Routes;
