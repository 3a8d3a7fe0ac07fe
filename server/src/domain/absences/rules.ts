import type { AbsenceInput } from '@yizhan/contract/entities/absence.ts';
import * as calendarLimits from '@yizhan/contract/limits/calendar.ts';
import { fail } from '../../common/fail.ts';
import type { Day } from '../../common/working-days.ts';
import { daysFrom } from '../calendar/rules.ts';

/** What is wrong with an absence before anything stored is looked at. */
export function assertAbsence({ from, to, secondId }: AbsenceInput, userId: string, today: Day): void {
  const most = calendarLimits.maxAbsenceDays;
  if (to < from) fail('days_backwards', {}, { field: 'to' });
  if (to < today) fail('absence_past', {}, { field: 'to' });
  if (daysFrom(from, to) > most) fail('absence_too_long', { most }, { field: 'to' });
  if (secondId === userId) fail('absence_second_self', {}, { field: 'secondId' });
}
