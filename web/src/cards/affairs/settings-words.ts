import { cardAffairsSettings } from '@yizhan/contract/texts/zh-CN/card-affairs-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardAffairsSettings', cardAffairsSettings);
