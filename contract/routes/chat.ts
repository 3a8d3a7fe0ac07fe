import type { Routes } from '../route.ts';

const reading = { base: 'platform', method: 'POST', access: 'login', reads: true } as const;
const writing = { base: 'platform', method: 'POST', access: 'login' } as const;

/** Conversations and their messages. Messages themselves travel over the socket. */
export const chatRoutes = {
  imConfig: { base: 'platform', method: 'GET', path: '/app/config/imConfig/1', access: 'login' },
  addressBook: { ...reading, path: '/app/userList' },
  getFriends: { ...reading, path: '/app/msg/getFriends' },
  getLastChatList: { ...reading, path: '/app/msg/getLastChatList' },
  history: { ...reading, path: '/app/msg/history' },
  imWebUserGet: { ...reading, path: '/app/msg/imWebUserGet' },
  search: { ...reading, path: '/app/msg/search', action: 'search' },
  files: { ...reading, path: '/app/msg/files' },
  forward: { ...writing, path: '/app/msg/forward' },
  open: { ...writing, path: '/app/msg/open' },
  openAccount: { ...writing, path: '/app/msg/openAccount' },
  setPreferences: { ...writing, path: '/app/msg/setPreferences' },
  group: { ...reading, path: '/app/group/detail' },
  createGroup: { ...writing, path: '/app/group/create' },
  updateGroup: { ...writing, path: '/app/group/update' },
  addMembers: { ...writing, path: '/app/group/addMembers' },
  removeMember: { ...writing, path: '/app/group/removeMember' },
  setRole: { ...writing, path: '/app/group/setRole' },
  leaveGroup: { ...writing, path: '/app/group/leave' },
  dissolveGroup: { ...writing, path: '/app/group/dissolve' },
} as const satisfies Routes;
