import type { ProcessContent } from '@yizhan/contract/entities/process.ts';
import { accessWays } from '@yizhan/contract/open-ways.ts';
import type { Db, Reader } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { applyAddress } from './apply-address.ts';

type ProcessRowWrite = Pick<ProcessContent, 'code' | 'serviceId' | 'ownerDeptId' | 'ownerId'>;

export const insertProcess = (db: Db, id: string, p: ProcessRowWrite) =>
  db.run(sql`
    insert into process (id, tenant_id, code, service_id, dept_id, owner_id)
    values (${id}, ${tenant}, ${p.code}, ${p.serviceId}, ${p.ownerDeptId}, ${p.ownerId})`);

/** This content is live from now on. */
export const markPublished = (db: Db, id: string, p: ProcessRowWrite, now: Date) =>
  db.run(sql`
    update process set code = ${p.code}, service_id = ${p.serviceId}, dept_id = ${p.ownerDeptId},
      owner_id = ${p.ownerId}, published_at = ${now}
    where tenant_id = ${tenant} and id = ${id}`);

/** Before the first publication the row follows the draft. */
export const markDrafted = (db: Db, id: string) =>
  db.run(sql`
    update process p set code = d.draft ->> 'code', service_id = (d.draft ->> 'serviceId')::bigint,
      dept_id = (d.draft ->> 'ownerDeptId')::bigint, owner_id = (d.draft ->> 'ownerId')::bigint
    from publication d
    where p.tenant_id = ${tenant} and p.id = ${id} and d.tenant_id = p.tenant_id and d.id = p.id
      and d.published is null and d.draft is not null`);

/** A service that opens a process shows the form; one that was linked by hand keeps its address. */
export const linkService = (db: Db, { serviceId, url }: { serviceId: string; url: string }, accessWay: number) =>
  db.run(sql`
    update service set access_way = ${accessWay}, url = ${url}, updated_at = now(), version = version + 1
    where tenant_id = ${tenant} and id = ${serviceId} and (access_way, url) is distinct from (${accessWay}::int, ${url}::text)`);

/** The published process that the service `s` opens, as `k` with its publication `d`. */
export const openedProcess: Sql = sql`
  process k join publication d on d.tenant_id = k.tenant_id and d.id = k.id and d.published is not null
    and k.tenant_id = ${tenant} and k.service_id = s.id and s.access_way = ${accessWays.inside}
    and s.url = ${applyAddress('')}::text || k.code`;

/** A service that opens a process promises what the process promises. */
export const followPromise = (db: Db, serviceId: string) =>
  db.run(sql`
    update service set promise_days = p.days
    from (
      select s.id, (r.content #>> '{settings,promiseDays}')::int as days from service s
      cross join lateral (select d.id, d.tenant_id, d.published from ${openedProcess}) d
      join revision r on r.tenant_id = d.tenant_id and r.publication_id = d.id and r.number = d.published
      where s.tenant_id = ${tenant} and s.id = ${serviceId}
    ) p
    where service.tenant_id = ${tenant} and service.id = p.id`);

/** New applications are taken no longer, or again. Answers whether that changes anything. */
export const setStopped = async (db: Db, id: string, isStopped: boolean, now: Date) =>
  (await db.run(sql`
    update process set stopped_at = case when ${isStopped} then ${now}::timestamptz end
    where tenant_id = ${tenant} and id = ${id} and (stopped_at is not null) <> ${isStopped}`)) > 0;

export const isStopped = async (db: Db, id: string) =>
  (
    await db.one<{ isStopped: boolean }>(
      sql`select stopped_at is not null as "isStopped" from process where tenant_id = ${tenant} and id = ${id}`,
    )
  ).isStopped;

export const countCases = async (db: Db, processId: string) =>
  (
    await db.one<{ n: number }>(
      sql`select count(*)::int as n from case_file where tenant_id = ${tenant} and process_id = ${processId}`,
    )
  ).n;

export type LiveProcess = { id: string; version: number; content: ProcessContent; isStopped: boolean };

const live: Sql = sql`
  select p.id, d.published as version, r.content, p.stopped_at is not null as "isStopped" from process p
  join publication d on d.tenant_id = p.tenant_id and d.id = p.id
  join revision r on r.tenant_id = d.tenant_id and r.publication_id = d.id and r.number = d.published
  where p.tenant_id = ${tenant}`;

/** What is published under this code now. */
export const findLive = (db: Reader, code: string) => db.maybe<LiveProcess>(sql`${live} and p.code = ${code}`);

type References = Record<'userIds' | 'roleIds' | 'itemIds' | 'deptIds' | 'serviceIds' | 'dictionaries', string[]>;
export type KnownReference = {
  kind: 'user' | 'role' | 'item' | 'dept' | 'service' | 'dictionary';
  /** Of a dictionary its code. */
  id: string;
  name: string;
  isUsable: boolean;
};

/** The names of what a process points at, and whether it can still be used: an active person, a role somebody holds, words. */
export const listReferences = (
  db: Reader,
  { userIds, roleIds, itemIds, deptIds, serviceIds, dictionaries }: References,
) =>
  db.many<KnownReference>(sql`
    select 'user' as kind, id::text, real_name as name, status = 'active' as "isUsable" from app_user
    where tenant_id = ${tenant} and id = any(${userIds}::bigint[])
    union all
    select 'role', r.id::text, r.name, exists (select from identity_role i where i.tenant_id = r.tenant_id and i.role_id = r.id)
    from role r where r.tenant_id = ${tenant} and r.id = any(${roleIds}::bigint[])
    union all
    select 'item', i.id::text, coalesce(d.published_name, d.name), i.published_at is not null and not i.is_off
    from duty_item i join publication d on d.tenant_id = i.tenant_id and d.id = i.id
    where i.tenant_id = ${tenant} and i.id = any(${itemIds}::bigint[])
    union all
    select 'dept', id::text, name, true from dept where tenant_id = ${tenant} and id = any(${deptIds}::bigint[])
    union all
    select 'service', id::text, name, true from service where tenant_id = ${tenant} and id = any(${serviceIds}::bigint[])
    union all
    select 'dictionary', d.code, d.name, exists (
      select from dict_item i where i.tenant_id = d.tenant_id and i.dict_id = d.id and i.enabled)
    from dict d where d.tenant_id = ${tenant} and d.code = any(${dictionaries}::text[])`);

/** One process of a school is published at a time: of two whose numbers could be the same, the second sees the first. */
export const lockPatterns = (db: Db) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('number patterns ' || ${tenant}::text))`);

/** How other processes number their cases, or did: a number that was given stays given. */
export const listPatterns = (db: Reader, ownId: string | null) =>
  db.many<{ name: string; pattern: string }>(sql`
    select coalesce(d.published_name, d.name) as name, r.content #>> '{settings,numberPattern}' as pattern
    from process p join publication d on d.tenant_id = p.tenant_id and d.id = p.id
    join revision r on r.tenant_id = d.tenant_id and r.publication_id = d.id
      and (r.number = d.published or r.published_at is not null)
    where p.tenant_id = ${tenant} and p.id is distinct from ${ownId}::bigint
    group by 1, 2 order by 1`);

export const findIdByCode = async (db: Reader, code: string) =>
  (await db.maybe<{ id: string }>(sql`select id::text from process where tenant_id = ${tenant} and code = ${code}`))
    ?.id ?? null;

/** The words of dictionaries, by their code. */
export async function listDictionaryWords(db: Reader, codes: readonly string[]): Promise<Map<string, string[]>> {
  if (codes.length === 0) return new Map();
  const rows = await db.many<{ code: string; words: string[] }>(sql`
    select d.code, array_agg(i.value order by i.sort, i.id) as words from dict d
    join dict_item i on i.tenant_id = d.tenant_id and i.dict_id = d.id and i.enabled
    where d.tenant_id = ${tenant} and d.code = any(${codes}::text[]) group by d.code`);
  return new Map(rows.map(({ code, words }) => [code, words]));
}
