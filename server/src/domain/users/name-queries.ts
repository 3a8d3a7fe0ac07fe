import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** The name of a person for records that outlive them; empty for somebody who is gone. */
export const findName = async (db: Db, id: string) =>
  (
    await db.maybe<{ name: string }>(
      sql`select real_name as name from app_user where tenant_id = ${tenant} and id = ${id}`,
    )
  )?.name ?? '';
