import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import type { CrossTenantDb, Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { BATCH } from './index-queries.ts';

export const listNewerVectors = (db: Db, model: string, after: string) =>
  db.many<{ faqId: string; number: string; vector: string }>(sql`
    select faq_id as "faqId", number::text as number, encode(vector, 'base64') as vector from faq_vector
    where tenant_id = ${tenant} and model = ${model} and number > ${after}::bigint order by number limit ${BATCH}`);

/** Schools whose model has not seen all of their entries. */
export const listUnembeddedTenants = async (across: CrossTenantDb): Promise<string[]> => {
  const rows = await across.many<{ id: string }>(sql`
    select t.id from tenant t
    where t.suspended_at is null and t.settings #>> '{languageModel,embeddings,model}' is not null and exists (
      select 1 from faq_entry e
      left join faq_vector v on v.tenant_id = e.tenant_id and v.faq_id = e.faq_id
      where e.tenant_id = t.id and cardinality(e.phrases) > 0
        and (v.faq_id is null or v.entry_number <> e.number
          or v.model <> t.settings #>> '{languageModel,embeddings,model}'))`);
  return rows.map(({ id }) => id);
};

export const hasUnembedded = async (across: CrossTenantDb) => (await listUnembeddedTenants(across)).length > 0;

type UnembeddedEntry = { faqId: string; number: string; phrases: readonly string[] };

/** Entries that this model has not seen, or not as they are now. */
export const listUnembedded = (db: Db, model: string) =>
  db.many<UnembeddedEntry>(sql`
    select e.faq_id as "faqId", e.number::text as number, e.phrases from faq_entry e
    left join faq_vector v on v.tenant_id = e.tenant_id and v.faq_id = e.faq_id
    where e.tenant_id = ${tenant} and cardinality(e.phrases) > 0
      and (v.faq_id is null or v.entry_number <> e.number or v.model <> ${model})
    order by e.number limit ${robotLimits.embedBatch}`);

type MadeVector = { faqId: string; entryNumber: string; vector: string };

/** Numbers rise in the order of commits: one writer of a school at a time. */
export async function writeVectors(db: Db, model: string, made: readonly MadeVector[]): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('faq_vector ' || ${tenant}::text))`);
  await db.run(sql`
    insert into faq_vector (tenant_id, faq_id, number, model, entry_number, vector)
    select ${tenant}, one.faq_id, last.number + row_number() over (order by one.faq_id), ${model}, one.entry_number,
      decode(one.vector, 'base64')
    from unnest(${made.map(({ faqId }) => faqId)}::bigint[], ${made.map(({ entryNumber }) => entryNumber)}::bigint[],
        ${made.map(({ vector }) => vector)}::text[]) as one (faq_id, entry_number, vector),
      (select coalesce(max(number), 0) as number from faq_vector where tenant_id = ${tenant}) as last
    on conflict (tenant_id, faq_id) do update set number = excluded.number, model = excluded.model,
      entry_number = excluded.entry_number, vector = excluded.vector`);
}

/** Vectors of entries that are no longer published. */
export const deleteGoneVectors = (db: Db) =>
  db.run(sql`
    delete from faq_vector v where v.tenant_id = ${tenant} and not exists (
      select 1 from faq_entry e where e.tenant_id = ${tenant} and e.faq_id = v.faq_id and cardinality(e.phrases) > 0)`);

/** How many entries there are, and how many this model has seen as they are now. */
export const countEmbedded = (db: Db, model: string) =>
  db.one<{ entries: number; embedded: number }>(sql`
    select count(*)::int as entries, count(v.faq_id)::int as embedded from faq_entry e
    left join faq_vector v on v.tenant_id = e.tenant_id and v.faq_id = e.faq_id and v.model = ${model}
      and v.entry_number = e.number
    where e.tenant_id = ${tenant} and cardinality(e.phrases) > 0`);
