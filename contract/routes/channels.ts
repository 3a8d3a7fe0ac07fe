import type { Routes } from '../route.ts';

const settings = {
  base: 'workbench',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/channels',
} as const;
const sender = { ...settings, menu: 'userFrameConfig/manage/notices' } as const;
const own = { base: 'workbench', method: 'POST', access: 'login' } as const;

/** How notices go out beyond the portal. */
export const channelRoutes = {
  get: { ...settings, path: '/noticeChannel/detail', reads: true },
  update: { ...settings, path: '/noticeChannel/update', sealed: true },
  test: { ...settings, path: '/noticeChannel/test', action: 'channelTest' },

  available: { ...sender, path: '/noticeManage/channels', reads: true },
  counts: { ...sender, path: '/noticeManage/deliveryCounts', reads: true },
  deliveries: { ...sender, path: '/noticeManage/deliveries', reads: true },
  retry: { ...sender, path: '/noticeManage/retryDeliveries' },

  preference: { ...own, path: '/messageCenter/preference', reads: true },
  updatePreference: { ...own, path: '/messageCenter/updatePreference' },
} as const satisfies Routes;
