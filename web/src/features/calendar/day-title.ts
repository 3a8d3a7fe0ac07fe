import { agenda } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import { partsOf, weekdayOf } from '../../lib/days.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ agenda });

export const weekdayNames = () => t('weekdays').split(',');

/** 11 月 18 日 周三 */
export function dayTitle(day: string): string {
  const { month, date } = partsOf(day);
  return t('dayTitle', { month, day: date, weekday: weekdayNames()[weekdayOf(day)] ?? '' });
}
