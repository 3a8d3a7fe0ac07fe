import { session } from '@yizhan/contract/texts/zh-CN/session.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('session', session);
