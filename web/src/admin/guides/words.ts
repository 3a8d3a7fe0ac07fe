import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../../lib/text.ts';

export const g = textsOf('guideManage', guideManage);
/** The words readers see: blocks and the choices in them. */
export const r = textsOf('guides', guides);

export const minute = (time: string) => time.slice(0, 16);
