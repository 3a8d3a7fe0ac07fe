import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { announcements } from './demo/announcements.ts';

/** Announcements of the demo campus; run after its departments. */
export async function seedAnnouncements(db: Db, now: Date): Promise<void> {
  const rows = announcements(now);
  await db.run(sql`
    insert into announcement (tenant_id, title, content, data_source, dept_id, important, audience, is_public, create_time, release_time)
    select ${tenant}, a.title, a.content, a.source, d.id, a.important, a.audience::jsonb, a.public, a.created, a.released
    from unnest(${rows.map((r) => r.title)}::text[], ${rows.map((r) => r.content)}::text[],
      ${rows.map((r) => r.dataSource)}::text[], ${rows.map((r) => r.department)}::text[],
      ${rows.map((r) => r.important)}::bool[], ${rows.map((r) => json(r.audience))}::text[],
      ${rows.map((r) => r.isPublic)}::bool[], ${rows.map((r) => r.createTime)}::timestamptz[],
      ${rows.map((r) => r.releaseTime)}::timestamptz[])
      as a(title, content, source, dept, important, audience, public, created, released)
    left join dept d on d.tenant_id = ${tenant} and d.code = a.dept`);
}
