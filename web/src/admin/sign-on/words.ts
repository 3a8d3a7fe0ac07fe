import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const s = textsOf('signOnSettings', signOnSettings);
