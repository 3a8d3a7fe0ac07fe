import { cardServices } from '@yizhan/contract/texts/zh-CN/card-services.ts';
import { textsOf } from '../lib/text.ts';

export const s = textsOf('cardServices', cardServices);
