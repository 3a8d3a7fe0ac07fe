import type { feed as zh } from '../zh-CN/feed.ts';

export const feed: Record<keyof typeof zh, string> = {
  fresh: 'From {from} · updated {when}',
  stale: '{from} does not answer at the moment; this is from {when}',
  failed: '{from} does not answer at the moment',
};
