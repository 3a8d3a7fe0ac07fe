import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { newsArticles, newsColumns } from './demo/news.ts';
import type { FileStore } from './guide-files.ts';
import { seedNewsPictures } from './news-pictures.ts';

const EDITOR = 'news_editor';

/** News of the demo campus in its columns, with pictures where there is a file store; run after its people. */
export async function seedNews(db: Db, now: Date, store?: FileStore): Promise<void> {
  await db.run(sql`
    insert into news_column (tenant_id, name, is_public, audience, sort)
    select ${tenant}, c.name, c.public, c.audience::jsonb, c.sort
    from unnest(${newsColumns.map((c) => c.name)}::text[], ${newsColumns.map((c) => c.isPublic)}::bool[],
      ${newsColumns.map((c) => json(c.audience))}::text[], ${newsColumns.map((_, at) => at + 1)}::int[])
      as c(name, public, audience, sort)`);
  const rows = newsArticles(now);
  await db.run(sql`
    insert into news (tenant_id, column_id, title, summary, content, important, top_until, is_public, audience, dept_id,
      release_time, created_at, changed_by, changed_at, visits)
    select ${tenant}, c.id, a.title, a.summary, a.content, a.important, a.top, a.public, a.audience::jsonb, d.id,
      a.released, a.written, (select id from app_user where tenant_id = ${tenant} and account = ${EDITOR}), a.written,
      case when a.released <= ${now} then a.visits else 0 end
    from unnest(${rows.map((r) => r.column)}::text[], ${rows.map((r) => r.title)}::text[],
      ${rows.map((r) => r.summary)}::text[], ${rows.map((r) => r.content)}::text[],
      ${rows.map((r) => r.important)}::bool[], ${rows.map((r) => r.topUntil)}::timestamptz[],
      ${rows.map((r) => r.isPublic)}::bool[], ${rows.map((r) => json(r.audience))}::text[],
      ${rows.map((r) => r.department)}::text[], ${rows.map((r) => r.releaseTime)}::timestamptz[],
      ${rows.map((r) => (r.releaseTime && r.releaseTime < now ? r.releaseTime : now))}::timestamptz[],
      ${rows.map((r) => r.visits)}::int[])
      as a(col, title, summary, content, important, top, public, audience, dept, released, written, visits)
    join news_column c on c.tenant_id = ${tenant} and c.name = a.col
    left join dept d on d.tenant_id = ${tenant} and d.code = a.dept`);
  if (store) await seedNewsPictures(db, store, EDITOR);
}
