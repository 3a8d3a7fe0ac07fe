import { themes } from '@yizhan/contract/texts/zh-CN/themes.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('themes', themes);
