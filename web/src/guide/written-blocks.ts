import { describeGuide } from '@yizhan/contract/guide-description.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../lib/text.ts';
import type { GuideContentView } from './guide-content-view.ts';

const t = textsOf({ guides });

/** GU-1: the blocks with content. The twelfth, the ratings, is passed in by the parent of the guide. */
export const writtenBlocks = (guide: GuideContentView) => describeGuide({ ...guide, score: null }, t);
