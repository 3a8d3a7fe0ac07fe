import { cardRecommended } from '@yizhan/contract/texts/zh-CN/card-recommended.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardRecommended', cardRecommended);
