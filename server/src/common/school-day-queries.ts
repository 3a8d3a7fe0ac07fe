import type { Db } from '../db/database.ts';
import { sql, tenant } from '../db/sql.ts';

/** The days a school itself added or took away. */
export const listOwnDays = (db: Db) =>
  db.many<{ day: string; isOff: boolean }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, is_off as "isOff" from school_day where tenant_id = ${tenant}`);
