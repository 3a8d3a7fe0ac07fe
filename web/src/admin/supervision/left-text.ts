import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ supervisionManage });

/** The working hours left, or by how many the promise is past. */
export const leftText = (hours: number | null) =>
  hours === null ? '' : hours <= 0 ? t('over', { n: Math.abs(hours) }) : t('hoursOf', { n: hours });
