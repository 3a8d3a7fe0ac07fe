import * as uiLimits from '@yizhan/contract/limits/ui.ts';

/** A count for display, capped at a maximum with a `+`. */
export const formatCount = (count: number) =>
  count > uiLimits.maxCountShown ? `${uiLimits.maxCountShown}+` : `${count}`;
