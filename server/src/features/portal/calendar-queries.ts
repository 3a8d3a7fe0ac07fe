import type { Day, NamedDay } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export const findSemester = (db: Db, today: Day) =>
  db.maybe<Semester>(sql`
    select name, to_char(begins, 'YYYY-MM-DD') as begins, to_char(ends, 'YYYY-MM-DD') as ends
    from semester where tenant_id = ${tenant} and ${today}::date between begins and ends
    order by begins desc limit 1`);

export const listSchoolDays = (db: Db, from: Day, to: Day) =>
  db.many<NamedDay>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, is_off as "isOff", name from school_day
    where tenant_id = ${tenant} and day between ${from}::date and ${to}::date`);

export type Semester = { name: string; begins: Day; ends: Day };
