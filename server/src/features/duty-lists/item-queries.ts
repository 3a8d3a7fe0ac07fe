import type { DutyItemConfigQuery, DutyItemContent, DutyItemRow } from '@yizhan/contract/entities/duty-item.ts';
import { listUses } from '../../common/in-use-queries.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { keepsDept } from '../../domain/duty-lists/keeper-queries.ts';
import { canPublishItems } from '../../domain/duty-lists/rules.ts';
import type { Person } from '../../person.ts';

type Keeper = Pick<Person, 'menus' | 'deptId'>;

/** The state of an item. ARCHIVED takes precedence over everything else. */
const status = sql`
  case when i.is_off then 'ARCHIVED' when i.submitted_at is not null then 'SUBMITTED'
    when i.published_at is null then 'DRAFT' else 'PUBLISHED' end`;

const content = sql`coalesce(p.draft, w.content, r.content)`;

/** A draft, a published and a scheduled revision can coexist. Title and code shown are those of the newest. */
const fields = (person: Keeper) => sql`
  p.id, p.kind, p.name, p.version, p.draft is not null as draft,
  case when p.published is not null then
    jsonb_build_object('number', p.published, 'at', ${toWireTimeSql(sql`r.published_at`)}) end as published,
  case when p.scheduled is not null then
    jsonb_build_object('number', p.scheduled, 'at', ${toWireTimeSql(sql`p.scheduled_for`)}) end as scheduled, p.failed,
  coalesce(u.nick_name, '') as "changedBy", ${toWireTimeSql(sql`p.changed_at`)} as "changedAt",
  i.dept_id as "deptId", coalesce(d.name, '') as "deptName", i.list_type as "listType", p.name as code,
  coalesce(${content} ->> 'title', '') as title, ${status} as status, i.sort,
  (select count(*)::int from duty_correction k
    where k.tenant_id = ${tenant} and k.item_id = i.id and k.state = 'OPEN') as corrections,
  ${canPublishItems(person)}::boolean as "mayPublish"`;

const joined = sql`
  duty_item i join publication p on p.tenant_id = i.tenant_id and p.id = i.id
  left join revision r on r.publication_id = p.id and r.number = p.published and r.tenant_id = p.tenant_id
  left join revision w on w.publication_id = p.id and w.number = p.scheduled and w.tenant_id = p.tenant_id
  left join app_user u on u.id = p.changed_by and u.tenant_id = p.tenant_id
  left join dept d on d.tenant_id = i.tenant_id and d.id = i.dept_id`;

/** What waits for review comes first, then the most recently changed: that is what an editor comes back for. */
export async function listManaged(db: Db, person: Keeper, query: DutyItemConfigQuery) {
  const { keyword, deptId, listType, status: wanted, current, size } = query;
  const like = `%${escapeLike(keyword ?? '')}%`;
  const where = sql`i.tenant_id = ${tenant} and ${keepsDept(person, sql`i.dept_id`)}
    ${keyword ? sql`and (p.name ilike ${like} or ${content} ->> 'title' ilike ${like})` : nothing}
    ${deptId ? sql`and i.dept_id = ${deptId}` : nothing}
    ${listType ? sql`and i.list_type = ${listType}` : nothing}
    ${wanted ? sql`and ${status} = ${wanted}` : nothing}`;
  const records = await db.many<DutyItemRow>(sql`
    select ${fields(person)} from ${joined} where ${where}
    order by i.submitted_at is null, p.changed_at desc, p.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from ${joined} where ${where}`);
  return { records, total, current, size };
}

export const getManaged = (db: Db, person: Keeper, id: string) =>
  db.maybe<DutyItemRow>(sql`select ${fields(person)} from ${joined} where i.tenant_id = ${tenant} and i.id = ${id}`);

type Links = Pick<DutyItemContent, 'deptId' | 'coDepts' | 'serviceIds'>;

/** Which of the departments and services that a content names do not exist. */
export const findMissing = (db: Db, { deptId, coDepts, serviceIds }: Links) =>
  db.one<{ dept: boolean; partners: boolean; services: boolean }>(sql`
    select not exists (select 1 from dept where tenant_id = ${tenant} and id = ${deptId}) as dept,
      exists (select 1 from unnest(${coDepts.map((one) => one.deptId)}::bigint[]) a(id) where not exists (
        select 1 from dept d where d.tenant_id = ${tenant} and d.id = a.id)) as partners,
      exists (select 1 from unnest(${serviceIds}::bigint[]) a(id) where not exists (
        select 1 from service s where s.tenant_id = ${tenant} and s.id = a.id)) as services`);

type NewItem = { id: string } & Pick<DutyItemContent, 'deptId' | 'listType' | 'sort'>;

export const insertItem = (db: Db, { id, deptId, listType, sort }: NewItem) =>
  db.run(sql`
    insert into duty_item (id, tenant_id, dept_id, list_type, sort)
    values (${id}, ${tenant}, ${deptId}, ${listType}, ${sort})`);

export const submitItem = (db: Db, id: string, { by, now }: { by: string; now: Date }) =>
  db.run(sql`
    update duty_item set submitted_at = ${now}, submitted_by = ${by} where tenant_id = ${tenant} and id = ${id}`);

/** Only a published item can be archived. Returns whether it was. */
export const archiveItem = async (db: Db, id: string, off: boolean) =>
  (await db.run(sql`
    update duty_item set is_off = ${off} where tenant_id = ${tenant} and id = ${id} and published_at is not null`)) > 0;

/** What of an item people follow: the services its published content names, and errors reported in it. */
export const usesOfItem = (db: Db, id: string) =>
  listUses(
    db,
    sql`
    select 'service' as kind, s.id, s.name
    from publication p
    join revision r on r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number = p.published
    join service s on s.tenant_id = p.tenant_id
      and s.id in (select jsonb_array_elements_text(r.content -> 'serviceIds')::bigint)
    where p.tenant_id = ${tenant} and p.id = ${id}
    union all
    (select 'dutyCorrection', k.item_id, k.text from duty_correction k
    where k.tenant_id = ${tenant} and k.item_id = ${id} order by k.id desc limit 1)`,
  );
