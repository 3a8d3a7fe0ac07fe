import { accessibility } from '@yizhan/contract/texts/zh-CN/accessibility.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('accessibility', accessibility);
