import { cardCommonUseSettings } from '@yizhan/contract/texts/zh-CN/card-common-use-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardCommonUseSettings', cardCommonUseSettings);
