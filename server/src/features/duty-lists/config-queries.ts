import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** If two people open the editor for the first time at once, only one creates the lists. */
export const lockLists = (db: Db) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('dutyLists ' || ${tenant}::text))`);

/** Items of each list, in whatever state: what a draft or a scheduled revision names counts as well. */
export const countItems = (db: Db) =>
  db.many<{ code: string; total: number }>(sql`
    select code, count(distinct id)::int as total from (
      select i.id, i.list_type as code from duty_item i where i.tenant_id = ${tenant}
      union all
      select p.id, p.draft ->> 'listType' from publication p
      where p.tenant_id = ${tenant} and p.kind = 'dutyItem' and p.draft is not null) named
    group by code order by code`);
