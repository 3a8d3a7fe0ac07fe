import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { announcements } from './demo/announcements.ts';
import { type SeededContent, writePublications } from './published.ts';

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
  await seedPublications(db, now);
}

/** Those written in the portal have the publication their editors work on. */
async function seedPublications(db: Db, now: Date): Promise<void> {
  const written = await db.many<SeededContent>(sql`
    select a.title as name, json_build_object('title', a.title, 'content', a.content, 'important', a.important,
      'until', null, 'isPublic', a.is_public, 'audience', a.audience, 'deptId', a.dept_id::text) as content
    from announcement a where a.tenant_id = ${tenant} and a.data_source = 'PORTAL' order by a.release_time, a.id`);
  const ids = await writePublications(db, now, 'announcement', written, 'published');
  await db.run(sql`
    update announcement a set publication_id = p.id
    from unnest(${[...ids.keys()]}::text[], ${[...ids.values()]}::bigint[]) p(title, id)
    where a.tenant_id = ${tenant} and a.data_source = 'PORTAL' and a.title = p.title`);
}
