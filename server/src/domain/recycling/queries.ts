import type { Recyclable } from '@yizhan/contract/recycling.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';
import { filesOf, partsOf } from './parts-queries.ts';

type Removal = { kind: Recyclable; id: string; name: string };
type By = { db: Db; person: Pick<Person, 'id'>; now: Date };

/** Copies a thing with all its rows into the bin; the caller deletes it in the same transaction. */
export async function recycle({ db, person, now }: By, { kind, id, name }: Removal): Promise<void> {
  const { binId } = await db.one<{ binId: string }>(sql`
    insert into recycled (tenant_id, kind, entity_id, name, parts, removed_by, removed_at)
    values (${tenant}, ${kind}, ${id}, ${name}, '[]', ${person.id}, ${now}) returning id as "binId"`);
  for (const { name, table, where } of [...partsOf[kind], filesOf(kind)])
    await db.run(sql`
      update recycled b set parts = b.parts || jsonb_build_object('table', ${name}::text, 'rows', (
        select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${table} t where t.tenant_id = ${tenant} and ${where(id)}))
      where b.tenant_id = ${tenant} and b.id = ${binId}`);
}

export type RecycledItem = { id: string; kind: Recyclable; entityId: string; name: string };

/** Inserts all its rows again, under their old ids, and takes it out of the bin. */
export async function restoreRows(db: Db, { id, kind }: RecycledItem): Promise<void> {
  for (const { name, table } of [...partsOf[kind], filesOf(kind)])
    await db.run(sql`
      insert into ${table}
      select r.* from recycled b, jsonb_array_elements(b.parts) p, jsonb_populate_recordset(null::${table}, p -> 'rows') r
      where b.tenant_id = ${tenant} and b.id = ${id} and p ->> 'table' = ${name} and r.tenant_id = ${tenant}`);
  await removeRecycled(db, id);
}

export const lockRecycled = (db: Db, id: string) =>
  db.maybe<RecycledItem>(sql`
    select id, kind, entity_id as "entityId", name from recycled where tenant_id = ${tenant} and id = ${id} for update`);

export const removeRecycled = (db: Db, id: string) =>
  db.run(sql`delete from recycled where tenant_id = ${tenant} and id = ${id}`);

/** A schedule whose time has passed becomes a draft, and a category that is gone is none. */
export const tidyPublication = (db: Db, id: string, now: Date) =>
  db.run(sql`
    update publication p set version = p.version + 1,
      scheduled = case when late then null else p.scheduled end,
      scheduled_for = case when late then null else p.scheduled_for end,
      draft = case when late then coalesce(p.draft, (select v.content from revision v
        where v.tenant_id = ${tenant} and v.publication_id = p.id and v.number = p.scheduled)) else p.draft end,
      category_id = (select c.id from card_category c where c.tenant_id = ${tenant} and c.id = p.category_id)
    from (select id, coalesce(scheduled_for <= ${now}::timestamptz, false) as late from publication
      where tenant_id = ${tenant} and id = ${id}) o
    where p.tenant_id = ${tenant} and p.id = o.id`);
