import type { Routes } from '../route.ts';

// Any menu entry is enough here; the rule of the kind decides inside (contract/publishable.ts).
const own = { base: 'platform', method: 'POST', access: 'config', menu: 'any' } as const;

export const publishingRoutes = {
  detail: { ...own, path: '/publishing/detail', reads: true },
  revisions: { ...own, path: '/publishing/revisions', reads: true },
  difference: { ...own, path: '/publishing/difference', reads: true },
  publish: { ...own, path: '/publishing/publish' },
  schedule: { ...own, path: '/publishing/schedule' },
  unschedule: { ...own, path: '/publishing/unschedule' },
  rollBack: { ...own, path: '/publishing/rollBack' },
  askReview: { ...own, path: '/publishing/askReview' },
  sendBack: { ...own, path: '/publishing/sendBack' },
  discard: { ...own, path: '/publishing/discard' },
} as const satisfies Routes;
