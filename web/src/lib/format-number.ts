import { formatCompact } from '@yizhan/contract/compact-number.ts';

/** 12,345: with every digit, for figures that people add up and compare. */
export const formatExact = (count: number) => count.toLocaleString(document.documentElement.lang || 'zh-CN');

/** 2.6万: a number in the language of the page, as people say it. */
export const formatNumber = (count: number) => formatCompact(count, document.documentElement.lang);
