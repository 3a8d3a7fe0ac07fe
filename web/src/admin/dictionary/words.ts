import { dictionary } from '@yizhan/contract/texts/zh-CN/dictionary.ts';
import { textsOf } from '../../lib/text.ts';

export const w = textsOf('dictionary', dictionary);
