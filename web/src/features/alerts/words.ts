import { alerts } from '@yizhan/contract/texts/zh-CN/alerts.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('alerts', alerts);
