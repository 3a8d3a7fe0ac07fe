import { limits } from '@yizhan/contract/limits.ts';

/** A count as people read it: above the largest one that matters, only that it is more. */
export const formatCount = (count: number) => (count > limits.countShown ? `${limits.countShown}+` : `${count}`);
