import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/english' } as const;

/** The school's English texts, by their Chinese ones. */
export const englishRoutes = {
  page: { ...own, path: '/englishText/page', reads: true },
  get: { ...own, path: '/englishText/detail', reads: true },
  submit: { ...own, path: '/englishText/submit' },
} as const satisfies Routes;
