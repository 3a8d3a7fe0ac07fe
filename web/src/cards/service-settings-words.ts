import { cardServicesSettings } from '@yizhan/contract/texts/zh-CN/card-services-settings.ts';
import { textsOf } from '../lib/text.ts';

export const ss = textsOf('cardServicesSettings', cardServicesSettings);
