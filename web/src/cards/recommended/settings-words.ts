import { cardRecommendedSettings } from '@yizhan/contract/texts/zh-CN/card-recommended-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardRecommendedSettings', cardRecommendedSettings);
