import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';

type PushedArticle = {
  guid: string;
  columnId: string;
  title: string;
  summary: string;
  content: string;
  url: string;
  important: boolean;
  topUntil: Date | null;
  isPublic: boolean;
  audience: number[];
  deptId: string | null;
  /** Null = now for a new one, as before for a known one. */
  releaseTime: Date | null;
};

export const listColumnIds = (db: Db, names: readonly string[]) =>
  db.many<{ name: string; id: string }>(sql`
    select name, id from news_column where tenant_id = ${tenant} and name = any(${names}::text[]) for share`);

/** Writes the articles of a batch in one statement, told apart by their guid. */
export const upsertArticles = (db: Db, sourceApp: string, rows: readonly PushedArticle[], by: string, now: Date) =>
  db.run(sql`
    insert into news as n (tenant_id, source_app, guid, column_id, title, summary, content, url, important, top_until,
      is_public, audience, dept_id, release_time, created_at, changed_by, changed_at)
    select ${tenant}, ${sourceApp}, guid, "columnId", title, summary, content, url, important, "topUntil", "isPublic",
      audience, "deptId", coalesce("releaseTime", ${now}), ${now}, ${by}, ${now}
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(guid text, "columnId" bigint, title text, summary text,
      content text, url text, important bool, "topUntil" timestamptz, "isPublic" bool, audience jsonb, "deptId" bigint,
      "releaseTime" timestamptz)
    on conflict (tenant_id, source_app, guid) do update set column_id = excluded.column_id, title = excluded.title,
      summary = excluded.summary, content = excluded.content, url = excluded.url, important = excluded.important,
      top_until = excluded.top_until, is_public = excluded.is_public, audience = excluded.audience,
      dept_id = excluded.dept_id, changed_by = excluded.changed_by, changed_at = excluded.changed_at,
      version = n.version + 1
    where (n.column_id, n.title, n.summary, n.content, n.url, n.important, n.top_until, n.is_public, n.audience, n.dept_id)
      is distinct from (excluded.column_id, excluded.title, excluded.summary, excluded.content, excluded.url,
        excluded.important, excluded.top_until, excluded.is_public, excluded.audience, excluded.dept_id)`);
