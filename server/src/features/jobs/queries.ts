import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { JobRow } from './rules.ts';

export const findOwnJob = (db: Db, ownerId: string, id: string) =>
  db.maybe<JobRow>(sql`
    select id, kind, state, done, total, result, failure,
      to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as "createTime"
    from job where tenant_id = ${tenant} and id = ${id} and owner_id = ${ownerId}`);
