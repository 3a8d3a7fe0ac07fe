import { frames } from '@yizhan/contract/texts/zh-CN/frames.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('frames', frames);
