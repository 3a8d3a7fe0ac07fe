import type {
  DictionaryDetail,
  DictionaryInput,
  DictionaryItem,
  DictionaryRow,
  DictionaryValue,
} from '@yizhan/contract/entities/dictionary.ts';
import { listUses } from '../../common/in-use-queries.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

export const listValues = (db: Db, code: string) =>
  db.many<DictionaryValue>(sql`
    select i.key as "dictKey", i.value as "dictValue" from dict d
    join dict_item i on i.dict_id = d.id and i.tenant_id = d.tenant_id
    where d.tenant_id = ${tenant} and d.code = ${code} and i.enabled order by i.sort, i.id`);

export const listDictionaries = (db: Db) =>
  db.many<DictionaryRow>(sql`
    select d.id, d.code, d.name, d.note, d.built_in as "builtIn",
      ${toWireTimeSql(sql`d.updated_at`)} as "updatedAt",
      (select count(*)::int from dict_item i where i.dict_id = d.id and i.tenant_id = d.tenant_id) as items
    from dict d where d.tenant_id = ${tenant} order by d.built_in desc, d.code`);

export type StoredDictionary = Omit<DictionaryDetail, 'keptKeys'> & { updatedAt: string; updatedBy: string | null };

export const findDictionary = (db: Db, id: string) =>
  db.maybe<StoredDictionary>(sql`
    select d.id, d.code, d.name, d.note, d.built_in as "builtIn", d.version,
      ${toWireTimeSql(sql`d.updated_at`)} as "updatedAt",
      (select nick_name from app_user e where e.tenant_id = ${tenant} and e.id = d.updated_by) as "updatedBy",
      coalesce((
        select json_agg(json_build_object('dictKey', i.key, 'dictValue', i.value, 'enabled', i.enabled) order by i.sort, i.id)
        from dict_item i where i.dict_id = d.id and i.tenant_id = d.tenant_id), '[]'::json) as items
    from dict d where d.tenant_id = ${tenant} and d.id = ${id}`);

/** Locks the dictionary until the transaction ends, so that concurrent editors are serialised. */
export async function lockDictionary(db: Db, id: string): Promise<StoredDictionary | undefined> {
  await db.run(sql`select id from dict where tenant_id = ${tenant} and id = ${id} for update`);
  return findDictionary(db, id);
}

type DictionaryWrite = DictionaryInput & { by: string; now: Date };

export async function insertDictionary(db: Db, { code, name, note, items, by, now }: DictionaryWrite) {
  const created = await db.one<{ id: string }>(sql`
    insert into dict (tenant_id, code, name, note, updated_at, updated_by)
    values (${tenant}, ${code}, ${name}, ${note}, ${now}, ${by}) returning id`);
  await replaceItems(db, created.id, items);
  return created;
}

export async function updateDictionary(
  db: Db,
  { id, code, name, note, items, by, now }: DictionaryWrite & { id: string },
) {
  await db.run(sql`
    update dict set code = ${code}, name = ${name}, note = ${note}, version = version + 1, updated_at = ${now}, updated_by = ${by}
    where tenant_id = ${tenant} and id = ${id}`);
  await replaceItems(db, id, items);
}

async function replaceItems(db: Db, dictId: string, items: readonly DictionaryItem[]) {
  const keys = items.map((item) => item.dictKey);
  const values = items.map((item) => item.dictValue);
  const enabled = items.map((item) => item.enabled);
  await db.run(sql`delete from dict_item
    where tenant_id = ${tenant} and dict_id = ${dictId} and key <> all(${keys}::text[])`);
  await db.run(sql`
    insert into dict_item (tenant_id, dict_id, key, value, enabled, sort)
    select ${tenant}, ${dictId}, n.key, n.value, n.enabled, n.place - 1
    from unnest(${keys}::text[], ${values}::text[], ${enabled}::boolean[]) with ordinality n(key, value, enabled, place)
    on conflict (dict_id, key) do update set value = excluded.value, enabled = excluded.enabled, sort = excluded.sort`);
}

export const deleteDictionary = (db: Db, id: string) =>
  db.run(sql`delete from dict where tenant_id = ${tenant} and id = ${id}`);

const ofDictionary = sql`'$.**.settings ? (@.dictionary == $code)'::jsonpath`;

const asksFor = (content: Sql, code: string) =>
  sql`jsonb_path_exists(${content}, ${ofDictionary}, jsonb_build_object('code', ${code}::text))`;

/** The processes whose form offers its words, drafted, scheduled or published. */
export const usesOfDictionary = (db: Db, code: string) =>
  listUses(
    db,
    sql`
    select p.kind, p.id, p.name from publication p
    where p.tenant_id = ${tenant} and p.kind = 'process' and (${asksFor(sql`p.draft`, code)} or exists (
      select 1 from revision r where r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number in (p.published, p.scheduled)
        and ${asksFor(sql`r.content`, code)}))`,
  );
