import { sql, tenant } from '../db/sql.ts';
import type { Semester } from './calendar-html.ts';

/** The semester that contains the day, else the next one, else the last one. */
export const semesterAt = (today: string) => sql`
  select name, to_char(begins, 'YYYY-MM-DD') as begins, to_char(ends, 'YYYY-MM-DD') as ends
  from semester where tenant_id = ${tenant}
  order by ends < ${today}::date, abs(begins - ${today}::date) limit 1`;

export const namedDays = ({ begins, ends }: Semester) => sql`
  select to_char(day, 'YYYY-MM-DD') as day, name from school_day
  where tenant_id = ${tenant} and day between ${begins}::date and ${ends}::date order by day`;
