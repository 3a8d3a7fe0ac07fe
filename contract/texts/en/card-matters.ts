import type { cardMatters as zh } from '../zh-CN/card-matters.ts';

export const cardMatters: Record<keyof typeof zh, string> = {
  none: 'Nothing here',
  unfold: 'All {n}',
  fold: 'Show fewer',
};
