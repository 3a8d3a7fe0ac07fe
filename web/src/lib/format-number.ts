import { formatCompact } from '@yizhan/contract/compact-number.ts';

/** A number in the language of the page. */
export const formatNumber = (count: number) => formatCompact(count, document.documentElement.lang);
