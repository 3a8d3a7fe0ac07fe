import { cardFrame } from '@yizhan/contract/texts/zh-CN/card-frame.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardFrame', cardFrame);
