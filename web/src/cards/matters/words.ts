import { cardMatters } from '@yizhan/contract/texts/zh-CN/card-matters.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardMatters', cardMatters);
