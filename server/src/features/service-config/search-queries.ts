import type { GapRow, SynonymRow } from '@yizhan/contract/entities/service-config.ts';
import type { LastChange } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

type Pages = { current: number; size: number };
type CountedPage<T> = { records: T[]; total: number };

const page = ({ current, size }: Pages) => sql`limit ${size} offset ${(current - 1) * size}`;

/** A page and the total, even if the page is beyond the last one. */
async function paged<T>(db: Db, all: Sql, order: Sql, pages: Pages): Promise<CountedPage<T>> {
  return db.one<CountedPage<T>>(sql`
    with found as materialized (${all})
    select (select count(*)::int from found) as total, coalesce((
      select jsonb_agg(to_jsonb(x) - 'place' order by x.place)
      from (select f.*, row_number() over (order by ${order}) as place from found f order by place ${page(pages)}) x
    ), '[]') as records`);
}

type SynonymQuery = Pages & { keyword?: string | undefined };

export const listSynonyms = (db: Db, { keyword, ...pages }: SynonymQuery) =>
  paged<SynonymRow>(
    db,
    sql`select y.id::text as id, y.words, y.version, coalesce(u.nick_name, '') as "changedBy",
        ${toWireTimeSql(sql`y.updated_at`)} as "changedAt"
      from synonym y left join app_user u on u.tenant_id = y.tenant_id and u.id = y.updated_by
      where y.tenant_id = ${tenant}
        ${keyword ? sql`and exists (select 1 from unnest(y.words) w where w ilike ${`%${escapeLike(keyword)}%`})` : nothing}`,
    sql`f."changedAt" desc, f.id::bigint desc`,
    pages,
  );

/** Serialises additions, so that the limit on synonym groups holds. */
export async function countSynonyms(db: Db): Promise<number> {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('synonym ' || ${tenant}::text))`);
  return (await db.one<{ n: number }>(sql`select count(*)::int as n from synonym where tenant_id = ${tenant}`)).n;
}

export const lockSynonym = (db: Db, id: string) =>
  db.maybe<{ words: string[] } & LastChange>(sql`
    select y.words, y.version, ${toWireTimeSql(sql`y.updated_at`)} as "updatedAt", u.nick_name as "updatedBy"
    from synonym y left join app_user u on u.tenant_id = y.tenant_id and u.id = y.updated_by
    where y.tenant_id = ${tenant} and y.id = ${id} for update of y`);

type SavedRow = { id: string; version: number };
type By = { by: string; now: Date };

export const insertSynonym = (db: Db, words: readonly string[], { by, now }: By) =>
  db.one<SavedRow>(sql`
    insert into synonym (tenant_id, words, updated_by, updated_at)
    values (${tenant}, ${words}::text[], ${by}, ${now}) returning id, version`);

export const updateSynonym = (db: Db, id: string, words: readonly string[], { by, now }: By) =>
  db.one<SavedRow>(sql`
    update synonym set words = ${words}::text[], version = version + 1, updated_by = ${by}, updated_at = ${now}
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

export const deleteSynonym = (db: Db, id: string) =>
  db.run(sql`delete from synonym where tenant_id = ${tenant} and id = ${id}`);

/** How many requests are read per gap. */
const REQUESTS = 20;

export const listGaps = (db: Db, { state, ...pages }: Pages & { state: GapRow['state'] }) =>
  paged<Omit<GapRow, 'near'>>(
    db,
    sql`select p.id::text as id, p.word, p.times, ${toWireTimeSql(sql`p.first_at`)} as "firstAt",
        ${toWireTimeSql(sql`p.last_at`)} as "lastAt", p.state, coalesce(u.nick_name, '') as "handledBy", p.note,
        coalesce((select jsonb_agg(jsonb_build_object('who', q.who, 'text', q.text, 'at', q.at) order by q.id desc) from (
          select r.id, coalesce(a.nick_name, '') as who, r.text, ${toWireTimeSql(sql`r.created_at`)} as at
          from search_request r left join app_user a on a.tenant_id = r.tenant_id and a.id = r.user_id
          where r.tenant_id = ${tenant} and r.gap_id = p.id order by r.id desc limit ${REQUESTS}) q), '[]') as requests
      from search_gap p left join app_user u on u.tenant_id = p.tenant_id and u.id = p.handled_by
      where p.tenant_id = ${tenant} and p.state = ${state}`,
    sql`f.times desc, f."lastAt" desc, f.id::bigint desc`,
    pages,
  );

type Gap = Pick<GapRow, 'word' | 'state' | 'note'>;

export const lockGap = (db: Db, id: string) =>
  db.maybe<Gap>(sql`select word, state, note from search_gap where tenant_id = ${tenant} and id = ${id} for update`);

export const updateGap = (db: Db, id: string, { state, note }: Omit<Gap, 'word'>, { by, now }: By) =>
  db.run(sql`
    update search_gap set state = ${state}, note = ${note}, handled_by = ${by}, handled_at = ${now}
    where tenant_id = ${tenant} and id = ${id}`);

/** In the given order. */
export const listNames = (db: Db, ids: readonly string[]) =>
  db.many<GapRow['near'][number]>(sql`
    select s.id::text as "serviceId", s.name as "serviceName" from service s
    where s.tenant_id = ${tenant} and s.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], s.id)`);
