import * as administrationLimits from '@yizhan/contract/limits/administration.ts';
import type { Db } from '../../db/database.ts';
import { json, nothing, sql, tenant } from '../../db/sql.ts';
import type { Accepted, ExportSource, RefusedRow, RefusedUndo, Writing } from '../../domain/bulk/list.ts';

/** The ticked ones are dictionaries, all of their options. */
export const dictionarySource = (ids: readonly string[] | undefined): ExportSource => ({
  columns: {
    code: sql`d.code`,
    dictName: sql`d.name`,
    key: sql`i.key`,
    value: sql`i.value`,
    enabled: sql`i.enabled`,
  },
  from: sql`from dict d join dict_item i on i.dict_id = d.id and i.tenant_id = d.tenant_id
    where d.tenant_id = ${tenant} ${ids ? sql`and d.id = any(${ids}::bigint[])` : nothing}`,
  order: sql`d.code, i.sort, i.id`,
});

/** Options that are there, and those for which their dictionary has no room: its form would not take them either. */
export const listExisting = (db: Db, rows: string, { counts }: Pick<Accepted, 'counts'>) =>
  db.many<RefusedRow>(sql`
    with row as (
      select r.n, i.id is not null as known,
        count(*) filter (where i.id is null) over (partition by r.code order by r.n rows unbounded preceding)
          + (select count(*) from dict_item o where o.tenant_id = ${tenant} and o.dict_id = d.id)
          + coalesce((${json(counts)}::jsonb ->> r.code)::int, 0) as place
      from json_to_recordset(${rows}::json) as r(n int, code text, key text)
      left join dict d on d.tenant_id = ${tenant} and d.code = r.code
      left join dict_item i on i.tenant_id = ${tenant} and i.dict_id = d.id and i.key = r.key
    )
    select n, 'key' as column, case when not known then 'full' end as reason from row
    where known or place > ${administrationLimits.maxDictionaryItems} order by n`);

/** Behind the options that are there. A dictionary that is not there yet is created; one that is counts as changed. */
export async function insertItems(db: Db, rows: string, w: Writing & { without: readonly number[] }) {
  const asked = sql`(select * from json_to_recordset(${rows}::json)
    as x(n int, code text, "dictName" text, key text, value text, enabled boolean) where n <> all(${w.without}::int[])) r`;
  await db.run(sql`
    insert into dict (tenant_id, code, name, updated_at, updated_by)
    select ${tenant}, r.code, coalesce(min(r."dictName"), r.code), ${w.now}, ${w.by} from ${asked} group by r.code
    on conflict (tenant_id, code) do update set version = dict.version + 1, updated_at = ${w.now}, updated_by = ${w.by}`);
  return db.many<{ n: number; id: string }>(sql`
    with r as (
      select r.*, d.id as dict_id,
        (select coalesce(max(i.sort), -1) from dict_item i where i.tenant_id = ${tenant} and i.dict_id = d.id) as last
      from ${asked} join dict d on d.tenant_id = ${tenant} and d.code = r.code
    ), written as (
      insert into dict_item (tenant_id, dict_id, key, value, enabled, sort)
      select ${tenant}, dict_id, key, value, coalesce(enabled, true),
        last + row_number() over (partition by dict_id order by n) from r
      on conflict (dict_id, key) do nothing
      returning id, dict_id, key)
    select r.n, w.id from written w join r on r.dict_id = w.dict_id and r.key = w.key order by r.n`);
}

/** An option has no version of its own: one of a dictionary that somebody saved since stays. */
export const undoItems = (db: Db, ids: readonly string[], since: Date) =>
  db.many<RefusedUndo>(sql`
    with asked as (
      select a.id, i.key, i.dict_id, case when i.id is null then 'gone' when d.updated_at > ${since} then 'changed' end as reason
      from unnest(${ids}::bigint[]) a(id)
      left join dict_item i on i.tenant_id = ${tenant} and i.id = a.id
      left join dict d on d.tenant_id = ${tenant} and d.id = i.dict_id
    ), removed as (
      delete from dict_item where tenant_id = ${tenant} and id in (select id from asked where reason is null)
      returning id, dict_id
    ), emptied as (
      delete from dict d where d.tenant_id = ${tenant} and not d.built_in and d.version = 1
        and d.id in (select dict_id from removed)
        and not exists (select from dict_item i where i.tenant_id = ${tenant} and i.dict_id = d.id
          and i.id not in (select id from removed)))
    select id, coalesce(key, '') as name, reason from asked where reason is not null`);
