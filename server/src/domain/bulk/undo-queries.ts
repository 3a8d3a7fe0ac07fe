import type { Publishable } from '@yizhan/contract/publishable.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { RefusedUndo } from './list.ts';

/** Takes back drafts that were imported. Whoever changed one raised its version; what is or was published is used. */
export const undoDrafts = (kind: Publishable) => (db: Db, ids: readonly string[]) =>
  db.many<RefusedUndo>(sql`
    with asked as (
      select a.id, p.name, case when p.id is null then 'gone' when p.published is not null then 'used'
        when p.version <> 1 then 'changed' end as reason
      from unnest(${ids}::bigint[]) a(id)
      left join publication p on p.tenant_id = ${tenant} and p.kind = ${kind} and p.id = a.id
    ), removed as (
      delete from publication where tenant_id = ${tenant} and id in (select id from asked where reason is null)
    )
    select id, coalesce(name, '') as name, reason from asked where reason is not null`);
