import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { textsOf } from '../../lib/text.ts';

export const s = textsOf('settings', settings);
