import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';

type PushedMatter = {
  userId: string;
  /** Its id at the source. */
  code: string;
  title: string;
  typeName: string;
  colorVal: string;
  lines: { label: string; value: string }[];
  url: string;
  updatedAt: Date;
};

/**
 * Writes the personal figures of a batch in one statement; one that is older than what is stored changes nothing.
 * Answers whose have changed.
 */
export async function upsertMatters(db: Db, sourceApp: string, rows: readonly PushedMatter[]): Promise<string[]> {
  const changed = await db.many<{ who: string }>(sql`
    with item as (
      select * from jsonb_to_recordset(${json(rows)}::jsonb) as r("userId" bigint, code text, title text, "typeName" text,
        "colorVal" text, lines jsonb, url text, "updatedAt" timestamptz)
    ), gone as (
      delete from matter m using item i where m.tenant_id = ${tenant} and m.source_app = ${sourceApp}
        and m.code = any(${rows.map(({ code }) => code)}::text[]) and m.code = i.code and m.user_id <> i."userId" and m.updated_at <= i."updatedAt"
      returning m.user_id
    ), written as (
      insert into matter as m (tenant_id, user_id, source_app, code, title, type_name, color_val, lines, url, updated_at)
      select ${tenant}, "userId", ${sourceApp}, code, title, "typeName", "colorVal", lines, url, "updatedAt" from item
      on conflict (tenant_id, user_id, source_app, code) do update set title = excluded.title,
        type_name = excluded.type_name, color_val = excluded.color_val, lines = excluded.lines, url = excluded.url,
        updated_at = excluded.updated_at
      where m.updated_at <= excluded.updated_at
      returning m.user_id
    )
    select user_id as who from gone union select user_id from written`);
  return changed.map(({ who }) => who);
}
