import { cardStaging } from '@yizhan/contract/texts/zh-CN/card-staging.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardStaging', cardStaging);
