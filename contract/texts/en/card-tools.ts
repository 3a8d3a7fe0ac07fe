import type { cardTools as zh } from '../zh-CN/card-tools.ts';

export const cardTools: Record<keyof typeof zh, string> = {
  none: 'Nothing here',
  unfold: 'All {n}',
  fold: 'Show fewer',
};
