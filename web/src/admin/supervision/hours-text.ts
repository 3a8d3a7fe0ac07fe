import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ supervisionManage });

export const hoursText = (hours: number) => (hours === 1 ? t('hourOf') : t('hoursOf', { n: hours }));

/** The working hours left, or by how many the promise is past. */
export const leftText = (hours: number | null) =>
  hours === null ? '' : hours <= 0 ? t('over', { hours: hoursText(Math.abs(hours)) }) : hoursText(hours);
