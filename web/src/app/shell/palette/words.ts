import { palette } from '@yizhan/contract/texts/zh-CN/palette.ts';
import { textsOf } from '../../../lib/text.ts';

export const t = textsOf('palette', palette);
