import type { openItems } from '../texts/zh-CN/open-items.ts';

/** Why one item of a batch was not taken, while the others were. */
export type ItemError = keyof typeof openItems;
