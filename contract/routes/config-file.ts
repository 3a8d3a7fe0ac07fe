import type { Routes } from '../route.ts';

const config = {
  base: 'platform',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/configFile',
} as const;

export const configFileRoutes = {
  parts: { ...config, path: '/configFile/parts', reads: true },
  exportFile: { ...config, path: '/configFile/export' },
  check: { ...config, path: '/configFile/check', upload: true },
  apply: { ...config, path: '/configFile/apply', upload: true },
  history: { ...config, path: '/configFile/history', reads: true },
  undo: { ...config, path: '/configFile/undo' },
} as const satisfies Routes;
