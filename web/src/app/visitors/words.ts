import { visitors } from '@yizhan/contract/texts/zh-CN/visitors.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('visitors', visitors);
