import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';

const DAY_MS = 86_400_000;

/** A column of the demo campus that was deleted some days ago. */
export async function seedBin(db: Db, now: Date): Promise<void> {
  const removedAt = new Date(now.getTime() - 6 * DAY_MS);
  await db.run(sql`
    with gone as (
      insert into news_column (tenant_id, name) values (${tenant}, '校园活动（旧）') returning *
    )
    insert into recycled (tenant_id, kind, entity_id, name, parts, removed_by, removed_at)
    select ${tenant}, 'newsColumn', g.id, g.name,
      jsonb_build_array(jsonb_build_object('table', 'news_column', 'rows', jsonb_build_array(to_jsonb(g)))), u.id,
      ${removedAt}::timestamptz
    from gone g join app_user u on u.tenant_id = ${tenant} and u.account = 'portal_admin'`);
  await db.run(sql`
    delete from news_column c using recycled b
    where c.tenant_id = ${tenant} and b.tenant_id = ${tenant} and b.kind = 'newsColumn' and b.entity_id = c.id`);
}
