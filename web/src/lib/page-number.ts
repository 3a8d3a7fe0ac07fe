import * as requestLimits from '@yizhan/contract/limits/requests.ts';

/** The page an address names; the first where it names none. */
export const parsePageNumber = (value: string | null) =>
  Math.min(requestLimits.maxPage, Math.max(1, Math.floor(Number(value)) || 1));
