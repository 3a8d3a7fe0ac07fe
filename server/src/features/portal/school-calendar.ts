import type { SchoolCalendar } from '@yizhan/contract/entities/portal.ts';
import { type Day, officialDays } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { findSemester, listSchoolDays } from '../../domain/calendar/queries.ts';
import { daysBetween, monthsAround, teachingWeek } from '../../domain/calendar/rules.ts';

export async function schoolCalendar(db: Db, today: Day): Promise<SchoolCalendar> {
  const { from, to } = monthsAround(today);
  const semester = await findSemester(db, today);
  const own = await listSchoolDays(db, from, to);
  return {
    today,
    semester: semester ? teachingWeek(semester, today) : null,
    days: daysBetween(officialDays(), own, from, to),
  };
}
