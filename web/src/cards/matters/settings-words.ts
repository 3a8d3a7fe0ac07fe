import { cardMattersSettings } from '@yizhan/contract/texts/zh-CN/card-matters-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardMattersSettings', cardMattersSettings);
