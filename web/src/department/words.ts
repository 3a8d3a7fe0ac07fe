import { departmentCard } from '@yizhan/contract/texts/zh-CN/department-card.ts';
import { textsOf } from '../lib/text.ts';

export const t = textsOf('departmentCard', departmentCard);
