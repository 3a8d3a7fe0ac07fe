import { cardBusinessSettings } from '@yizhan/contract/texts/zh-CN/card-business-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardBusinessSettings', cardBusinessSettings);
