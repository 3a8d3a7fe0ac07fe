import type { Routes } from '../route.ts';

const asking = { base: 'platform', method: 'POST', access: 'login' } as const;
const desk = { base: 'platform', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/feedback' } as const;

/** Feedback: what a person asks a department, and the desk where it is answered. */
export const feedbackRoutes = {
  create: { ...asking, path: '/question/feedBack/saveQuestionFeedbackInfo', action: 'feedback' },
  responsible: { ...asking, path: '/question/feedBack/responsibleDept', reads: true, action: 'suggest' },
  progress: { ...asking, path: '/question/user/showProgress', reads: true },
  statistics: { ...asking, path: '/question/user/progressStatistics', reads: true },
  detail: { ...asking, path: '/question/user/progressDetail', reads: true },
  rate: { ...asking, path: '/question/user/rateFeedback' },
  reopen: { ...asking, path: '/question/user/reopenFeedback' },
  close: { ...asking, path: '/question/user/closeFeedback' },

  queue: { ...desk, path: '/question/feedBack/page', reads: true },
  get: { ...desk, path: '/question/feedBack/detail', reads: true },
  take: { ...desk, path: '/question/feedBack/accept' },
  assign: { ...desk, path: '/question/feedBack/assign' },
  reply: { ...desk, path: '/question/feedBack/reply' },
  note: { ...desk, path: '/question/feedBack/note' },
  merge: { ...desk, path: '/question/feedBack/merge' },
} as const satisfies Routes;
