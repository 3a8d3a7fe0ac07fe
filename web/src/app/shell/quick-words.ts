import { portal } from '@yizhan/contract/texts/zh-CN/portal.ts';
import { textsOf } from '../../lib/text.ts';

export const p = textsOf('portal', portal);
