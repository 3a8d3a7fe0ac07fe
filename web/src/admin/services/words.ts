import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { textsOf } from '../../lib/text.ts';

export const s = textsOf('servicesManage', servicesManage);
