import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardConfig', cardConfig);
