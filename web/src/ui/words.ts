import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { textsOf } from '../lib/text.ts';

export const t = textsOf('ui', ui);
