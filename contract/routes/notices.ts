import type { Routes } from '../route.ts';

const own = { base: 'workbench', method: 'POST', access: 'login' } as const;
const config = {
  base: 'workbench',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/notices',
} as const;

export const noticeRoutes = {
  detail: { ...own, path: '/messageCenterHistoryMsg/detail', reads: true },
  read: { ...own, path: '/mpManage/readMessage' },
  // Without a session only what is public.
  open: { base: 'workbench', method: 'GET', path: '/nobody/messageCenter/messageDetail/{id}', access: 'nobody' },
  unread: { ...own, path: '/messageCenter/unread' },
  mine: { ...own, path: '/messageCenter/page', reads: true },
  confirm: { ...own, path: '/messageCenter/confirm' },
  readAll: { ...own, path: '/messageCenter/readAll' },
  archive: { ...own, path: '/messageCenter/archive' },

  accounts: { ...config, path: '/noticeManage/accounts' },
  settings: { ...config, path: '/noticeManage/settings', reads: true },
  list: { ...config, path: '/noticeManage/page', reads: true },
  get: { ...config, path: '/noticeManage/detail', reads: true },
  submit: { ...config, path: '/noticeManage/submit' },
  remove: { ...config, path: '/noticeManage/remove' },
  countReceivers: { ...config, path: '/noticeManage/countReceivers', reads: true },
  testSend: { ...config, path: '/noticeManage/testSend' },
  send: { ...config, path: '/noticeManage/send' },
  approve: { ...config, path: '/noticeManage/approve' },
  sendBack: { ...config, path: '/noticeManage/sendBack' },
  recall: { ...config, path: '/noticeManage/recall' },
  statistics: { ...config, path: '/noticeManage/statistics', reads: true },
  receivers: { ...config, path: '/noticeManage/receivers', reads: true },
  remind: { ...config, path: '/noticeManage/remind' },
  templates: { ...config, path: '/noticeManage/templates', reads: true },
  saveTemplate: { ...config, path: '/noticeManage/saveTemplate' },
  removeTemplate: { ...config, path: '/noticeManage/removeTemplate' },
} as const satisfies Routes;
