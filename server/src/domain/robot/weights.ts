import type { Features } from './features.ts';

/**
 * Fitted by server/test/robot/fit.ts on one half of the questions of the repository, those of the campus and those of
 * everyday life; `none` is what an answer has to outweigh.
 */
export const weights: Readonly<Record<keyof Features | 'none', number>> = {
  lettersAsked: 0.7,
  lettersKnown: 1,
  tellingAsked: 0.66,
  tellingKnown: 1.45,
  wordsAsked: 2.15,
  contentAsked: 3.94,
  contentKnown: 2.34,
  contentBoth: 2.86,
  commonOrder: 0.77,
  lengths: 0.68,
  same: 4,
  bm25: 0.11,
  bm25Share: 0.85,
  sounds: 0.48,
  spelled: 6,
  everyday: 0.68,
  body: 1.75,
  bodyBm25: 1.57,
  keywords: 0.5,
  meaning: 7.4,
  otherKind: -0.48,
  kindMissing: -0.49,
  kindSurplus: -0.81,
  opposite: -1.2,
  denial: -0.67,
  numbers: -0.45,
  none: 6.28,
};
