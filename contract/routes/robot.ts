import type { Routes } from '../route.ts';

const asking = { base: 'platform', method: 'POST', access: 'login' } as const;
const reading = { base: 'platform', method: 'GET', access: 'login' } as const;
const openAsking = { base: 'platform', method: 'POST', access: 'nobody' } as const;
const openReading = { base: 'platform', method: 'GET', access: 'nobody' } as const;

/** The question robot: what people ask and are answered. */
export const robotRoutes = {
  baseInfo: { ...openReading, path: '/questionbasicconfig/baseInfo' },

  ask: { ...asking, path: '/aiquestion/lucene/search', action: 'ask' },
  judge: {
    ...asking,
    path: '/aiquestion/isSolve',
    also: [{ method: 'POST', path: '/aiquestion/lucene/isSolve' }],
  },
  record: {
    ...asking,
    path: '/aiquestion/recordQuestion',
    also: [{ method: 'POST', path: '/aiquestion/lucene/recordQuestion' }],
    action: 'ask',
  },
  greet: { ...reading, path: '/aiquestion/greet' },
  recommended: { ...reading, path: '/aiquestion/recommendLIst' },
  suggestions: { ...reading, path: '/aiquestion/wantAnswer', action: 'suggest', withKeyword: 'suggest' },
  history: { ...reading, path: '/aiquestion/history' },
  scenes: {
    ...reading,
    path: '/questionScene/list',
    also: [{ method: 'GET', path: '/questionScene/selectList' }],
  },

  openAsk: { ...openAsking, path: '/nobody/aiquestion/lucene/search', action: 'ask' },
  openJudge: { ...openAsking, path: '/nobody/aiquestion/isSolve', action: 'ask' },
  openRecord: { ...openAsking, path: '/nobody/aiquestion/recordQuestion', action: 'ask' },
  openGreet: { ...openReading, path: '/nobody/aiquestion/greet' },
  openRecommended: { ...openReading, path: '/nobody/aiquestion/recommendLIst' },
  openSuggestions: {
    ...openReading,
    path: '/nobody/aiquestion/wantAnswer',
    action: 'suggest',
    withKeyword: 'suggest',
  },
  openScenes: { ...openReading, path: '/nobody/questionScene/list' },
} as const satisfies Routes;
