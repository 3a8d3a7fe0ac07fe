import type { Routes } from '../route.ts';

const open = { base: 'platform', method: 'POST', access: 'nobody', reads: true } as const;
const config = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/news' } as const;

export const newsRoutes = {
  // Visitors read what is public; signed-in people read what their audience may see.
  columns: { ...open, path: '/nobody/news/columns' },
  page: { ...open, path: '/nobody/news/page' },
  article: { ...open, path: '/nobody/news/article' },

  manageColumns: { ...config, path: '/newsColumn/list', reads: true },
  submitColumn: { ...config, path: '/newsColumn/submit' },
  removeColumn: { ...config, path: '/newsColumn/remove' },
  orderColumns: { ...config, path: '/newsColumn/adjustOrder' },
  // People who edit cards also select a column.
  pickColumns: { ...config, menu: 'any', path: '/newsColumn/pick', reads: true },
  manage: { ...config, path: '/newsManage/page', reads: true },
  detail: { ...config, path: '/newsManage/detail', reads: true },
  submit: { ...config, path: '/newsManage/submit' },
  remove: { ...config, path: '/newsManage/remove' },
} as const satisfies Routes;
