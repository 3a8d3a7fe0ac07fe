import type { Routes } from '../route.ts';

const manage = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/open' } as const;

/** Clients of the open interface, their calls and webhooks. */
export const apiClientRoutes = {
  list: { ...manage, path: '/openManage/clients', reads: true },
  create: { ...manage, path: '/openManage/createClient' },
  update: { ...manage, path: '/openManage/updateClient' },
  setDisabled: { ...manage, path: '/openManage/disableClient' },
  remove: { ...manage, path: '/openManage/removeClient' },
  rotate: { ...manage, path: '/openManage/rotateSecret' },
  endPrevious: { ...manage, path: '/openManage/endPreviousSecret' },
  calls: { ...manage, path: '/openManage/calls', reads: true },
  testSignature: { ...manage, path: '/openManage/testSignature' },

  webhooks: { ...manage, path: '/openManage/webhooks', reads: true },
  createWebhook: { ...manage, path: '/openManage/createWebhook' },
  updateWebhook: { ...manage, path: '/openManage/updateWebhook' },
  removeWebhook: { ...manage, path: '/openManage/removeWebhook' },
  deliveries: { ...manage, path: '/openManage/deliveries', reads: true },
  replay: { ...manage, path: '/openManage/replay' },
} as const satisfies Routes;
