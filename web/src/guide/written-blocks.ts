import { describeGuide } from '@yizhan/contract/guide-description.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../lib/text.ts';
import type { ShownGuide } from './shown-guide.ts';

const t = textsOf({ guides });

/** GU-1: the blocks with content. The twelfth, the ratings, is passed in by the parent of the guide. */
export const writtenBlocks = (guide: ShownGuide) => describeGuide({ ...guide, score: null }, t);
