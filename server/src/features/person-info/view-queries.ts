import type { DataLookup } from '@yizhan/contract/entities/person-info.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

type Page = { userId: string; current: number; size: number };

/** Views of this person's record, and exports that had it in them: all people, or this one ticked or found by the search. */
const viewsOf = (userId: string) => sql`
  (select a.id, a.at, a.actor_id, a.actor_name, a.after->>'why' as why, coalesce(a.after->>'reason', '') as note
    from audit_log a
    where a.tenant_id = ${tenant} and a.entity = 'user' and a.entity_id = ${userId} and a.action = 'view'
  union all
  select a.id, a.at, a.actor_id, a.actor_name, 'export', ''
    from audit_log a
    where a.tenant_id = ${tenant} and a.entity = 'bulkJob' and a.action = 'export' and a.actor_id <> ${userId}
      and a.after->>'list' in ('users', 'identities') and a.after->>'state' = 'finished'
      and case when jsonb_typeof(a.after->'ids') = 'array' then a.after->'ids' ? ${userId}
        else coalesce(a.after->'conditions', 'null') in ('null', '{}') end) v`;

export async function listViews(db: Db, { userId, current, size }: Page) {
  const records = await db.many<DataLookup>(sql`
    select v.id, ${toWireTimeSql(sql`v.at`)} as at, v.actor_name as viewer, coalesce(d.name, '') as "deptName", v.why, v.note
    from ${viewsOf(userId)}
    left join user_identity i on i.tenant_id = ${tenant} and i.user_id = v.actor_id and i.is_default
    left join dept d on d.tenant_id = ${tenant} and d.id = i.dept_id
    order by v.at desc, v.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from ${viewsOf(userId)}`);
  return { records, total, current, size };
}
