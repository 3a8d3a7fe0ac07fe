import type { Db } from '../db/database.ts';
import { sql, tenant } from '../db/sql.ts';

/** The school's own additions to and exceptions from the official calendar. */
export const listOwnDays = (db: Db) =>
  db.many<{ day: string; isOff: boolean }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, is_off as "isOff" from school_day where tenant_id = ${tenant}`);
