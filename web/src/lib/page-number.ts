import * as requestLimits from '@yizhan/contract/limits/requests.ts';

/** The page number in an address; 1 if there is none. */
export const parsePageNumber = (value: string | null) =>
  Math.min(requestLimits.maxPage, Math.max(1, Math.floor(Number(value)) || 1));
