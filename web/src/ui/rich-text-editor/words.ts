import { richText } from '@yizhan/contract/texts/zh-CN/rich-text.ts';
import { textsOf } from '../../lib/text.ts';

export const r = textsOf('richText', richText);
