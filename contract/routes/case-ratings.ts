import type { Routes } from '../route.ts';

const desk = {
  base: 'workbench',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/caseRatings',
} as const;

/** What people say of their finished cases, and what the departments do about it. */
export const caseRatingRoutes = {
  followUp: { base: 'workbench', method: 'POST', access: 'login', path: '/caseRating/followUp' },
  processes: { ...desk, path: '/caseRating/processes', reads: true },
  page: { ...desk, path: '/caseRating/page', reads: true },
  get: { ...desk, path: '/caseRating/detail', reads: true },
  callBack: { ...desk, path: '/caseRating/callBack' },
  reply: { ...desk, path: '/caseRating/reply' },
} as const satisfies Routes;
