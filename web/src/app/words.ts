import { pages } from '@yizhan/contract/texts/zh-CN/pages.ts';
import { textsOf } from '../lib/text.ts';

/** Names of pages and what stands in for one; the frame's own words are shell/words.ts. */
export const t = textsOf('pages', pages);
