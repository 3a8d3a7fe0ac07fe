import { limits } from '@yizhan/contract/limits.ts';

/** The page an address names; the first where it names none. */
export const parsePageNumber = (value: string | null) =>
  Math.min(limits.pageMost, Math.max(1, Math.floor(Number(value)) || 1));
