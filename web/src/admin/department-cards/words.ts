import { departmentCardsManage } from '@yizhan/contract/texts/zh-CN/department-cards-manage.ts';
import { textsOf } from '../../lib/text.ts';

export const c = textsOf('departmentCardsManage', departmentCardsManage);
