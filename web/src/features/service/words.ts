import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('service', service);
