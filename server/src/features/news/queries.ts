import type { Article, ArticleCard, NewsColumn } from '@yizhan/contract/entities/news.ts';
import type { Db } from '../../db/database.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { canOpenColumn, canReadArticle, newsOrder, type Reader } from '../../domain/news/queries.ts';

const cardFields = (now: Date) => sql`n.id, n.title, n.summary, n.cover,
  json_build_object('important', n.important) as "fieldSet", coalesce(n.top_until > ${now}, false) as top,
  ${toWireTimeSql(sql`n.release_time`)} as "releaseTime", coalesce(d.name, '') as "deptName"`;

const articles = sql`news n join news_column c on c.id = n.column_id and c.tenant_id = n.tenant_id
  left join dept d on d.id = n.dept_id and d.tenant_id = n.tenant_id`;

export const listColumns = (db: Db, reader: Reader) =>
  db.many<NewsColumn>(sql`
    select c.id, c.name as "columnName" from news_column c
    where c.tenant_id = ${tenant} and ${canOpenColumn(reader)} order by c.sort, c.id`);

export const isOpenColumn = async (db: Db, reader: Reader, id: string) =>
  (await db.maybe(sql`
    select 1 from news_column c where c.tenant_id = ${tenant} and c.id = ${id} and ${canOpenColumn(reader)}`)) !==
  undefined;

type ArticleQuery = { columnId: string; keyword?: string | undefined; important?: boolean | undefined };
type Place = { current: number; size: number; now: Date };

export async function listArticles(db: Db, reader: Reader, query: ArticleQuery, { current, size, now }: Place) {
  const { columnId, keyword, important } = query;
  const where = sql`n.tenant_id = ${tenant} and n.column_id = ${columnId} and ${canReadArticle(reader, now)}
    ${keyword ? sql`and strpos(lower(n.title), lower(${keyword})) > 0` : nothing}
    ${important ? sql`and n.important` : nothing}`;
  const records = await db.many<ArticleCard>(sql`
    select ${cardFields(now)} from ${articles} where ${where}
    order by ${newsOrder(now)} limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`
    select count(*)::int as total from news n join news_column c on c.id = n.column_id and c.tenant_id = n.tenant_id
    where ${where}`);
  return { records, total, current, size };
}

/** The next newer or older article of the column that this reader may read, relative to `n`. */
const beside = (way: 'newer' | 'older', reader: Reader, now: Date) => sql`(
  select json_build_object('id', o.id::text, 'title', o.title) from (
    select n.id, n.title, n.release_time from news n
    where n.tenant_id = ${tenant} and n.column_id = me.column_id and ${canReadArticle(reader, now)}
      and (n.release_time, n.id) ${way === 'newer' ? sql`>` : sql`<`} (me.release_time, me.id)
    order by n.release_time ${way === 'newer' ? sql`asc` : sql`desc`}, n.id ${way === 'newer' ? sql`asc` : sql`desc`}
    limit 1) o)`;

/** Counts the visit if the reader may read the article. */
export const readArticle = (db: Db, reader: Reader, id: string, now: Date) =>
  db.maybe<Article>(sql`
    with me as (
      update news n set visits = n.visits + 1 from news_column c
      where n.tenant_id = ${tenant} and n.id = ${id} and c.id = n.column_id and c.tenant_id = n.tenant_id
        and ${canReadArticle(reader, now)}
      returning n.id, n.column_id, n.release_time, n.visits
    )
    select ${cardFields(now)}, n.content, c.id as "columnId", c.name as "columnName", me.visits::float8 as visits,
      ${beside('newer', reader, now)} as previous, ${beside('older', reader, now)} as next
    from me join news n on n.id = me.id and n.tenant_id = ${tenant}
      join news_column c on c.id = n.column_id and c.tenant_id = n.tenant_id
      left join dept d on d.id = n.dept_id and d.tenant_id = n.tenant_id`);
