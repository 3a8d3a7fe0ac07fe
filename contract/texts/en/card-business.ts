import type { cardBusiness as zh } from '../zh-CN/card-business.ts';

export const cardBusiness: Record<keyof typeof zh, string> = {
  none: 'Nothing here',
  unfold: 'All {n}',
  fold: 'Show fewer',
};
