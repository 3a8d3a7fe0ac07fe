import type {
  ArticleDetail,
  ArticleInput,
  ArticleQuery,
  ArticleRow,
  ArticleState,
} from '@yizhan/contract/entities/news.ts';
import type { LastChange } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { json, nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

const states = (now: Date): Record<ArticleState, Sql> => ({
  draft: sql`n.release_time is null`,
  scheduled: sql`n.release_time > ${now}`,
  released: sql`n.release_time <= ${now}`,
});

const stateOf = (now: Date) => {
  const { draft, scheduled } = states(now);
  return sql`case when ${draft} then 'draft' when ${scheduled} then 'scheduled' else 'released' end`;
};

/** The most recently changed first: that is what an editor comes back for. */
export async function listArticles(db: Db, { columnId, keyword, state, current, size }: ArticleQuery, now: Date) {
  const where = sql`n.tenant_id = ${tenant}
    ${columnId ? sql`and n.column_id = ${columnId}` : nothing}
    ${keyword ? sql`and strpos(lower(n.title), lower(${keyword})) > 0` : nothing}
    ${state ? sql`and ${states(now)[state]}` : nothing}`;
  const records = await db.many<ArticleRow>(sql`
    select n.id, n.column_id as "columnId", c.name as "columnName", n.title, n.important,
      coalesce(n.top_until > ${now}, false) as top, ${stateOf(now)} as state,
      ${toWireTimeSql(sql`n.release_time`)} as "releaseTime", coalesce(d.name, '') as "deptName",
      coalesce(u.nick_name, '') as "changedBy", ${toWireTimeSql(sql`n.changed_at`)} as "changedAt",
      n.visits::float8 as visits, n.version
    from news n join news_column c on c.id = n.column_id and c.tenant_id = n.tenant_id
      left join dept d on d.id = n.dept_id and d.tenant_id = n.tenant_id
      left join app_user u on u.id = n.changed_by and u.tenant_id = n.tenant_id
    where ${where} order by n.changed_at desc, n.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from news n where ${where}`);
  return { records, total, current, size };
}

export type StoredArticle = ArticleDetail & LastChange;

export const findArticle = (db: Db, id: string) =>
  db.maybe<StoredArticle>(sql`
    select n.id, n.column_id as "columnId", n.title, n.summary, n.cover, n.content, n.important,
      ${toWireTimeSql(sql`n.top_until`)} as "topUntil", n.is_public as "isPublic", n.audience, n.dept_id as "deptId",
      coalesce(d.name, '') as "deptName", ${toWireTimeSql(sql`n.release_time`)} as "releaseTime", n.version,
      ${toWireTimeSql(sql`n.changed_at`)} as "updatedAt",
      (select nick_name from app_user u where u.tenant_id = ${tenant} and u.id = n.changed_by) as "updatedBy"
    from news n left join dept d on d.id = n.dept_id and d.tenant_id = n.tenant_id
    where n.tenant_id = ${tenant} and n.id = ${id}`);

/** Locks the article until the transaction ends, so that concurrent editors are serialised. */
export async function lockArticle(db: Db, id: string) {
  await db.run(sql`select id from news where tenant_id = ${tenant} and id = ${id} for update`);
  return findArticle(db, id);
}

type Times = { topUntil: Date | null; releaseTime: Date | null };
export type ArticleWrite = Omit<ArticleInput, keyof Times> & Times & { by: string; now: Date };
type SavedRow = { id: string; version: number };

export const insertArticle = (db: Db, a: ArticleWrite) =>
  db.one<SavedRow>(sql`
    insert into news (tenant_id, column_id, title, summary, cover, content, important, top_until, is_public, audience,
      dept_id, release_time, created_at, changed_by, changed_at)
    values (${tenant}, ${a.columnId}, ${a.title}, ${a.summary}, ${a.cover}, ${a.content}, ${a.important}, ${a.topUntil},
      ${a.isPublic}, ${json(a.audience)}, ${a.deptId}, ${a.releaseTime}, ${a.now}, ${a.by}, ${a.now})
    returning id, version`);

export const updateArticle = (db: Db, id: string, a: ArticleWrite) =>
  db.one<SavedRow>(sql`
    update news set column_id = ${a.columnId}, title = ${a.title}, summary = ${a.summary}, cover = ${a.cover},
      content = ${a.content}, important = ${a.important}, top_until = ${a.topUntil}, is_public = ${a.isPublic},
      audience = ${json(a.audience)}, dept_id = ${a.deptId}, release_time = ${a.releaseTime},
      changed_by = ${a.by}, changed_at = ${a.now}, version = version + 1
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

export const deleteArticle = (db: Db, id: string) =>
  db.run(sql`delete from news where tenant_id = ${tenant} and id = ${id}`);

export const isDepartment = async (db: Db, id: string) =>
  (await db.maybe(sql`select 1 from dept where tenant_id = ${tenant} and id = ${id}`)) !== undefined;
