import { cardTools } from '@yizhan/contract/texts/zh-CN/card-tools.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardTools', cardTools);
