import * as uiLimits from '@yizhan/contract/limits/ui.ts';

/** A count as people read it: above the largest one that matters, only that it is more. */
export const formatCount = (count: number) =>
  count > uiLimits.maxCountShown ? `${uiLimits.maxCountShown}+` : `${count}`;
