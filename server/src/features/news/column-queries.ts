import type { NewsColumn, NewsColumnInput, NewsColumnRow } from '@yizhan/contract/entities/news.ts';
import { listUses } from '../../common/in-use-queries.ts';
import type { LastChange } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

const fields = sql`c.id, c.name as "columnName", c.is_public as "isPublic", c.audience, c.sort, c.version`;

export const listColumnRows = (db: Db) =>
  db.many<NewsColumnRow>(sql`
    select ${fields}, (select count(*)::int from news n where n.tenant_id = ${tenant} and n.column_id = c.id) as articles
    from news_column c where c.tenant_id = ${tenant} order by c.sort, c.id`);

export const pickColumns = (db: Db) =>
  db.many<NewsColumn>(sql`
    select c.id, c.name as "columnName" from news_column c where c.tenant_id = ${tenant} order by c.sort, c.id`);

export type StoredColumn = Omit<NewsColumnRow, 'articles'>;

/** Locks the column until the transaction ends, so that added articles and edits are serialised. */
export const lockColumn = (db: Db, id: string) =>
  db.maybe<StoredColumn>(sql`
    select ${fields} from news_column c where c.tenant_id = ${tenant} and c.id = ${id} for update`);

/** Columns do not store who changed them last; the audit does. */
export const lastChangeOf = (db: Db, id: string) =>
  db.maybe<Omit<LastChange, 'version'>>(sql`
    select actor_name as "updatedBy", ${toWireTimeSql(sql`at`)} as "updatedAt"
    from audit_log where tenant_id = ${tenant} and entity = 'newsColumn' and entity_id = ${id} order by id desc limit 1`);

export const countColumns = async (db: Db) =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from news_column where tenant_id = ${tenant}`)).n;

type SavedRow = { id: string; version: number };

export const insertColumn = (db: Db, { columnName, isPublic, audience }: NewsColumnInput) =>
  db.one<SavedRow>(sql`
    insert into news_column (tenant_id, name, is_public, audience, sort)
    select ${tenant}, ${columnName}, ${isPublic}, ${json(audience)}::jsonb, coalesce(max(sort), 0) + 1
    from news_column where tenant_id = ${tenant} returning id, version`);

export const updateColumn = (db: Db, id: string, { columnName, isPublic, audience }: NewsColumnInput) =>
  db.one<SavedRow>(sql`
    update news_column set name = ${columnName}, is_public = ${isPublic}, audience = ${json(audience)}::jsonb,
      version = version + 1
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

export const usesOfColumn = (db: Db, id: string) =>
  listUses(
    db,
    sql`
    select 'news' as kind, id, title as name from news where tenant_id = ${tenant} and column_id = ${id}`,
  );

export const deleteColumn = (db: Db, id: string) =>
  db.run(sql`delete from news_column where tenant_id = ${tenant} and id = ${id}`);

/** A column added meanwhile is not in `ids` and sorts after those that are. */
export const orderColumns = (db: Db, ids: readonly string[]) =>
  db.run(sql`
    update news_column set sort = coalesce(array_position(${ids}::bigint[], id), ${ids.length}::int + sort)
    where tenant_id = ${tenant}`);

export const countNamed = async (db: Db, ids: readonly string[]) =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from news_column where tenant_id = ${tenant} and id = any(${ids}::bigint[])`)
  ).n;
