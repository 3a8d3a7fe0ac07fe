import { notices } from '@yizhan/contract/texts/zh-CN/notices.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('notices', notices);
