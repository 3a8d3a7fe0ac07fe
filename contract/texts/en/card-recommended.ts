import type { cardRecommended as zh } from '../zh-CN/card-recommended.ts';

export const cardRecommended: Record<keyof typeof zh, string> = {
  none: 'Nothing to recommend',
  top: 'TOP{n}',
  rank: 'No. {n}',
  visits: '{n} visits',
  more: '{n}+',
};
