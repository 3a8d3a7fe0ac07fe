import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('personal', personal);
