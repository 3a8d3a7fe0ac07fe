import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export const listFiles = (db: Db, ids: readonly string[]) =>
  db.many<{ id: string; name: string; size: number }>(sql`
    select id, name, size::float8 as size from file_object where tenant_id = ${tenant} and id = any(${ids}::bigint[])`);
