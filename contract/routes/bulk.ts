import type { Routes } from '../route.ts';

/**
 * Each list names the menu entry that opens it; any other entry is refused by the handler. Rows of a file may be people's
 * records, hence sealed.
 */
const own = { base: 'platform', method: 'POST', access: 'config', menu: 'any' } as const;

export const bulkRoutes = {
  exportFields: { ...own, path: '/bulk/{list}/export/fields', reads: true },
  exportTotal: { ...own, path: '/bulk/{list}/export/total' },
  startExport: { ...own, path: '/bulk/{list}/export/start', action: 'export' },
  exportProgress: { ...own, path: '/bulk/{list}/export/progress', reads: true },
  saveChoice: { ...own, path: '/bulk/{list}/export/saveChoice' },
  removeChoice: { ...own, path: '/bulk/{list}/export/removeChoice' },

  importInfo: { ...own, path: '/bulk/{list}/import/info', reads: true },
  checkFields: { ...own, path: '/bulk/{list}/import/checkFields', reads: true },
  template: { ...own, path: '/bulk/{list}/import/template', action: 'export' },
  upload: { ...own, path: '/bulk/{list}/import/upload', upload: true, action: 'upload' },
  matchFields: { ...own, path: '/bulk/{list}/import/matchFields', sealed: true },
  startImport: { ...own, path: '/bulk/{list}/import/start' },
  startChecked: { ...own, path: '/bulk/{list}/import/startChecked' },
  importProgress: { ...own, path: '/bulk/{list}/import/progress', reads: true },
  errorFile: { ...own, path: '/bulk/{list}/import/errorFile', action: 'export' },
  failedRows: { ...own, path: '/bulk/{list}/import/failedRows', sealed: true, reads: true },
  mendRows: { ...own, path: '/bulk/{list}/import/mendRows', sealed: true },
  undo: { ...own, path: '/bulk/{list}/import/undo' },

  cancel: { base: 'platform', method: 'POST', path: '/bulk/jobs/cancel', access: 'login' },
  jobs: { base: 'platform', method: 'POST', path: '/bulk/jobs/page', access: 'login', reads: true },
} as const satisfies Routes;
