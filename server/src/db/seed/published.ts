import type { Publishable } from '@yizhan/contract/publishable.ts';
import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';

const EDITOR = 'portal_admin';

export type SeededContent = { name: string; content: unknown };
type As = 'published' | 'draft';

/** Inserts publications in this order, published or as drafts. Returns ids by name. */
export async function writePublications(db: Db, now: Date, kind: Publishable, list: readonly SeededContent[], as: As) {
  const contents = list.map(({ content }) => json(content));
  const isOut = as === 'published';
  const rows = await db.many<{ id: string; name: string }>(sql`
    with editor as (select id from app_user where tenant_id = ${tenant} and account = ${EDITOR}),
    last as (select coalesce(max(sort), 0) as sort from publication where tenant_id = ${tenant} and kind = ${kind}),
    given as (
      select g.name, g.content::jsonb as content, g.at
      from unnest(${list.map(({ name }) => name)}::text[], ${contents}::text[]) with ordinality as g(name, content, at)
    ),
    made as (
      insert into publication (tenant_id, kind, name, sort, draft, changed_by, changed_at, published, published_name)
      select ${tenant}, ${kind}::text, g.name, (select sort from last) + g.at, case when ${isOut} then null else g.content end,
        (select id from editor), ${now}::timestamptz, case when ${isOut} then 1 end, case when ${isOut} then g.name end
      from given g order by g.at
      returning id, name
    ),
    revisions as (
      insert into revision (tenant_id, publication_id, number, content, made_by, made_at, published_at)
      select ${tenant}, made.id, 1, g.content, (select id from editor), ${now}::timestamptz, ${now}::timestamptz
      from given g join made on made.name = g.name where ${isOut}
    )
    select id, name from made`);
  return new Map(rows.map(({ id, name }) => [name, id]));
}
