import type { NewsLine } from '@yizhan/contract/entities/card-data.ts';
import { sql, tenant } from '../db/sql.ts';
import { toWireTimeSql } from '../db/wire-time-sql.ts';
import { canOpenColumn, canReadArticle, newsOrder } from '../domain/news/queries.ts';
import type { Viewer } from './source.ts';

type Column = { id: string; lines: Omit<NewsLine, 'url'>[] };

/** What a viewer may read in some of the portal's own news columns, in one statement. */
export async function listOwnNews({ db, person, now }: Viewer, ids: readonly string[], most: number) {
  if (ids.length === 0) return [];
  return db.many<Column>(sql`
    select c.id::text, coalesce(l.lines, '[]') as lines from news_column c
    left join lateral (
      select json_agg(json_build_object('id', n.id::text, 'title', n.title, 'cover', n.cover,
        'fieldSet', json_build_object('important', n.important), 'create_time', ${toWireTimeSql(sql`n.created_at`)},
        'releaseTime', ${toWireTimeSql(sql`n.release_time`)}) order by ${newsOrder(now)}) as lines
      from (
        select n.id, n.title, n.cover, n.important, n.created_at, n.release_time, n.top_until from news n
        where n.tenant_id = ${tenant} and n.column_id = c.id and ${canReadArticle(person, now)}
        order by ${newsOrder(now)} limit ${most}
      ) n
    ) l on true
    where c.tenant_id = ${tenant} and c.id = any(${ids}::bigint[]) and ${canOpenColumn(person)}`);
}
