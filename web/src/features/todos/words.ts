import { affairs } from '@yizhan/contract/texts/zh-CN/affairs.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('affairs', affairs);
