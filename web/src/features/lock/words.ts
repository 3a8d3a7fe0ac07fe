import { lock } from '@yizhan/contract/texts/zh-CN/lock.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('lock', lock);
