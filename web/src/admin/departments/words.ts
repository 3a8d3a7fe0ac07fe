import { departments } from '@yizhan/contract/texts/zh-CN/departments.ts';
import { textsOf } from '../../lib/text.ts';

export const d = textsOf('departments', departments);
