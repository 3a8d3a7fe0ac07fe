import { cardCommonUse } from '@yizhan/contract/texts/zh-CN/card-common-use.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardCommonUse', cardCommonUse);
