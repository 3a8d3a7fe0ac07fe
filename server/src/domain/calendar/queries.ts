import type { CalendarEvent, Term } from '@yizhan/contract/entities/calendar.ts';
import type { Day, NamedDay } from '../../common/working-days.ts';
import type { Db, Reader } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { Semester } from './rules.ts';

const dayText = (column: 'begins' | 'ends') =>
  column === 'begins' ? sql`to_char(begins, 'YYYY-MM-DD')` : sql`to_char(ends, 'YYYY-MM-DD')`;

export const findSemester = (db: Reader, today: Day) =>
  db.maybe<Semester>(sql`
    select name, ${dayText('begins')} as begins, ${dayText('ends')} as ends
    from semester where tenant_id = ${tenant} and ${today}::date between begins and ends
    order by begins desc limit 1`);

export const listSchoolDays = (db: Reader, from: Day, to: Day) =>
  db.many<NamedDay>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, is_off as "isOff", name from school_day
    where tenant_id = ${tenant} and day between ${from}::date and ${to}::date order by day`);

type StoredTerm = Omit<Term, 'weeks'>;

/** Terms that touch a span of days, earliest first. */
export const listTerms = (db: Reader, from: Day, to: Day) =>
  db.many<StoredTerm>(sql`
    select id::text, name, ${dayText('begins')} as begins, ${dayText('ends')} as ends, version
    from semester where tenant_id = ${tenant} and begins <= ${to}::date and ends >= ${from}::date order by begins, id`);

/** Events that touch a span of days; for these identity types, or for the editor all of them. */
export const listEvents = (db: Db | Reader, { from, to, types }: { from: Day; to: Day; types?: readonly number[] }) =>
  db.many<CalendarEvent>(sql`
    select id::text, name, ${dayText('begins')} as begins, ${dayText('ends')} as ends, from_time as "fromTime",
      to_time as "toTime", place, url, identity_types as "identityTypes", version
    from calendar_event
    where tenant_id = ${tenant} and begins <= ${to}::date and ends >= ${from}::date
      and (${types === undefined} or identity_types = '[]' or exists (
        select from jsonb_array_elements_text(identity_types) t(type) where t.type::int = any(${types ?? []}::int[])))
    order by begins, from_time nulls first, id`);
