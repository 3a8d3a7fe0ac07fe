import { cardBusiness } from '@yizhan/contract/texts/zh-CN/card-business.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardBusiness', cardBusiness);
