import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/chat' } as const;
const records = { ...own, menu: 'userFrameConfig/manage/chatRecords' } as const;

/** What a school decides about chat, and looking into its messages. */
export const chatAdminRoutes = {
  get: { ...own, path: '/chatSettings/detail', reads: true },
  update: { ...own, path: '/chatSettings/update' },
  /** Writes the audit log, so it is no mere reading. */
  searchRecords: { ...records, path: '/chatRecords/search' },
} as const satisfies Routes;
