import { sessionEnded } from '@yizhan/contract/texts/zh-CN/session-ended.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('sessionEnded', sessionEnded);
