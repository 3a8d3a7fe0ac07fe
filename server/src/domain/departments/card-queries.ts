import type { CanSeeAttached } from '../../common/files.ts';
import { sql, tenant } from '../../db/sql.ts';

/** Everybody signed in to the school may look up departments; an emptied card shows no chart. */
export const canSeeDepartmentCard: CanSeeAttached = async (db, person, id) =>
  person !== undefined &&
  (await db.maybe(sql`select 1 from dept where tenant_id = ${tenant} and id = ${id} and chart is not null`)) !==
    undefined;
