import type { OpenHour } from '@yizhan/contract/entities/hall.ts';

import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ service });

const isSame = (days: readonly number[], other: readonly number[]) => days.join() === other.join();

function toDaysText(days: readonly number[]): string {
  const sorted = [...days].sort();
  if (isSame(sorted, [1, 2, 3, 4, 5, 6, 7])) return t('everyDay');
  if (isSame(sorted, [1, 2, 3, 4, 5])) return t('workDays');
  const names = sorted.map((day) => t(`day${day as 1 | 2 | 3 | 4 | 5 | 6 | 7}`));
  return t('days', { days: names.join(t('daysJoin')) });
}

/** 工作日 08:00–17:30 */
export const toHoursText = ({ days, from, to }: OpenHour) => t('hours', { days: toDaysText(days), from, to });
