import { viewer } from '@yizhan/contract/texts/zh-CN/viewer.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('viewer', viewer);
