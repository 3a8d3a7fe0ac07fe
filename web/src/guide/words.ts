import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../lib/text.ts';

export const t = textsOf('guides', guides);
