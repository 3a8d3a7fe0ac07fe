import { cardAffairs } from '@yizhan/contract/texts/zh-CN/card-affairs.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardAffairs', cardAffairs);
