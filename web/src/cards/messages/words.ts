import { cardMessages } from '@yizhan/contract/texts/zh-CN/card-messages.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardMessages', cardMessages);
