import type {
  ServiceConfigDetail,
  ServiceConfigQuery,
  ServiceRow,
  ServiceStatus,
} from '@yizhan/contract/entities/service-config.ts';
import { shelvingRoles } from '@yizhan/contract/permissions.ts';
import { listUses } from '../../common/in-use-queries.ts';
import type { LastChange } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { openedProcess } from '../../domain/processes/queries.ts';
import { servicesJoined } from '../../domain/services/queries.ts';
import type { Person } from '../../person.ts';

type Manager = Pick<Person, 'id' | 'roleIds'>;

const nameOf = (user: Sql) =>
  sql`coalesce((select nick_name from app_user u where u.tenant_id = ${tenant} and u.id = ${user}), '')`;

/** Who last edited the content. Status changes and maintenance change the row, but not the content. */
const writer = sql`(select a.actor_id from audit_log a where a.tenant_id = ${tenant} and a.entity = 'service'
  and a.entity_id = s.id::text and a.action in ('create', 'update') order by a.id desc limit 1)`;

/**
 * The review state as seen by the caller. Four-eyes rule: nobody reviews what they submitted or last edited, except
 * the school's administrators.
 */
const review = ({ id, roleIds }: Manager) => sql`s.status,
  case when s.status = 'SUBMITTED' then jsonb_build_object('by', ${nameOf(sql`s.submitted_by`)},
    'at', ${toWireTimeSql(sql`s.submitted_at`)}, 'own', s.submitted_by is not distinct from ${id}) end as submitted,
  case when s.returned_at is not null then jsonb_build_object('by', ${nameOf(sql`s.returned_by`)},
    'at', ${toWireTimeSql(sql`s.returned_at`)}, 'reason', s.return_reason) end as returned,
  s.status <> 'SHELF' and ((s.status = 'SUBMITTED' and s.submitted_by is distinct from ${id}
    and ${writer} is distinct from ${id}) or exists (
    select 1 from role r where r.tenant_id = ${tenant} and r.id = any(${roleIds}::bigint[])
      and r.code = any(${shelvingRoles}::text[]))) as "mayShelve"`;

/** The condition on `service s`. */
export function serviceConditions({ keyword, status, type, deptId, sceneId, maintenance }: ServiceConfigQuery): Sql {
  const like = keyword && `%${escapeLike(keyword)}%`;
  return sql`s.tenant_id = ${tenant}
    ${like ? sql`and (s.name ilike ${like} or s.code ilike ${like})` : nothing}
    ${status ? sql`and s.status = ${status}` : nothing} ${type ? sql`and s.type = ${type}` : nothing}
    ${deptId ? sql`and s.dept_id = ${deptId}` : nothing} ${sceneId ? sql`and s.scene_id = ${sceneId}` : nothing}
    ${maintenance ? sql`and (s.maintenance <> 'NONE') = ${maintenance === 'true'}` : nothing}`;
}

/** The most recently changed first: that is what an administrator comes back for. */
export async function listServices(db: Db, manager: Manager, query: ServiceConfigQuery) {
  const { current, size } = query;
  const where = serviceConditions(query);
  const records = await db.many<ServiceRow>(sql`
    select s.id, s.code, s.name, s.icon, coalesce(c.tint, 1) as tint, s.type, s.process_type as "processType",
      coalesce(d.name, '') as "deptName", coalesce(c.name, '') as "sceneName", coalesce(t.name, '') as "typeName",
      coalesce(l.value, '') as "labelName", ${review(manager)}, s.maintenance, ${toWireTimeSql(sql`s.probed_at`)} as "probedAt",
      s.visit_times::float8 as visits,
      case when s.score_count > 0 then s.score_sum::float8 / s.score_count end as score,
      (select g.id from guide g where g.tenant_id = ${tenant} and g.service_id = s.id) as "guideId",
      coalesce(u.nick_name, '') as "changedBy", ${toWireTimeSql(sql`s.updated_at`)} as "changedAt", s.version
    from ${servicesJoined}
      left join service_type t on t.tenant_id = s.tenant_id and t.id = s.type_id
      left join app_user u on u.tenant_id = s.tenant_id and u.id = s.updated_by
    where ${where} order by s.updated_at desc, s.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from service s where ${where}`);
  return { records, total, current, size };
}

export type StoredService = ServiceConfigDetail & LastChange;

export const findService = (db: Db, manager: Manager, id: string) =>
  db.maybe<StoredService>(sql`
    select s.id, s.version, ${review(manager)}, s.maintenance, s.maintenance_reason as "maintenanceReason",
      coalesce(d.name, '') as "deptName", s.verify_secret is not null as "secretSet",
      (select d.published_name from ${openedProcess}) as "processName",
      s.code, s.name, s.summary, s.keywords, s.icon, s.type, s.process_type as "processType", s.dept_id as "deptId",
      s.scene_id as "sceneId", s.type_id as "typeId", s.label_code as "labelCode",
      ${toWireTimeSql(sql`s.label_until`)} as "labelUntil", s.access_way as "accessWay", s.open_way as "openWay", s.url,
      s.mobile_url as "mobileUrl", s.promise_days as "promiseDays", s.role_ids as "roleIds",
      s.identity_types as "identityTypes", s.user_dept_ids as "userDeptIds", s.anonymous, s.listed, ${toWireTimeSql(sql`s.open_from`)} as "openFrom",
      ${toWireTimeSql(sql`s.open_to`)} as "openTo", s.open_hours as "openHours", s.probe,
      ${toWireTimeSql(sql`s.updated_at`)} as "updatedAt",
      (select nick_name from app_user u where u.tenant_id = ${tenant} and u.id = s.updated_by) as "updatedBy"
    from service s left join dept d on d.tenant_id = s.tenant_id and d.id = s.dept_id
    where s.tenant_id = ${tenant} and s.id = ${id}`);

/** Locks the service until the transaction ends, so that concurrent editors are serialised. */
export async function lockService(db: Db, manager: Manager, id: string) {
  await db.run(sql`select id from service where tenant_id = ${tenant} and id = ${id} for update`);
  return findService(db, manager, id);
}

/** Services of any of these codes or names. */
export const listUsed = (db: Db, codes: readonly string[], names: readonly string[]) =>
  db.many<{ code: string; name: string }>(sql`
    select code, name from service
    where tenant_id = ${tenant} and (code = any(${codes}::text[]) or name = any(${names}::text[]))`);

export const findGuide = (db: Db, serviceId: string) =>
  db.maybe<{ id: string }>(sql`select id from guide where tenant_id = ${tenant} and service_id = ${serviceId}`);

type SavedRow = { id: string; version: number };
type By = { by: string; now: Date };

const changed = ({ by, now }: By) => sql`updated_by = ${by}, updated_at = ${now}, version = version + 1`;

export const setKeywords = (db: Db, id: string, keywords: string, by: By) =>
  db.run(sql`update service set keywords = ${keywords}, ${changed(by)} where tenant_id = ${tenant} and id = ${id}`);

/** Keeps the date it was first put on the shelf. The return reason is kept until the next status change. */
export const setStatus = (db: Db, id: string, { status, reason }: { status: ServiceStatus; reason: string }, by: By) =>
  db.one<SavedRow>(sql`
    update service set status = ${status}, ${changed(by)},
      shelved_at = case when ${status} = 'SHELF' then coalesce(shelved_at, ${by.now}::timestamptz) else shelved_at end,
      submitted_at = case when ${status} = 'SUBMITTED' then ${by.now}::timestamptz end,
      submitted_by = case when ${status} = 'SUBMITTED' then ${by.by}::bigint end,
      returned_at = case when ${reason} <> '' then ${by.now}::timestamptz end,
      returned_by = case when ${reason} <> '' then ${by.by}::bigint end, return_reason = ${reason}
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

/** The submitter, who is notified of the outcome. */
export const submitterOf = (db: Db, id: string) =>
  db.maybe<{ id: string }>(
    sql`select submitted_by as id from service where tenant_id = ${tenant} and id = ${id} and submitted_by is not null`,
  );

export const setMaintenance = (db: Db, id: string, { on, reason }: { on: boolean; reason: string }, by: By) =>
  db.one<SavedRow>(sql`
    update service set maintenance = ${on ? 'MANUAL' : 'NONE'}, maintenance_reason = ${on ? reason : ''},
      probe_failures = 0, ${changed(by)}
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

/** Does not increment the version: the secret is not part of the form, so an open form stays valid. */
export const setSecret = (db: Db, id: string, hash: string, { by, now }: By) =>
  db.run(sql`
    update service set verify_secret = ${hash}, updated_by = ${by}, updated_at = ${now}
    where tenant_id = ${tenant} and id = ${id}`);

export const deleteService = (db: Db, id: string) =>
  db.run(sql`delete from service where tenant_id = ${tenant} and id = ${id}`);

/** The service's guide, the tools that open it, and the cards and banners that reference it, drafted or published. */
export const usesOfService = (db: Db, id: string) =>
  listUses(
    db,
    sql`
    select p.kind, p.id, p.name from publication p
    where p.tenant_id = ${tenant} and p.kind in ('card', 'banner') and exists (
      select 1 from (
        select p.draft as content
        union all
        select r.content from revision r
        where r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number in (p.published, p.scheduled)) x
      where x.content #> '{config,serviceIds}' ? ${id} or x.content -> 'serviceIds' ? ${id})
    union all
    select 'commonTool', t.id, t.name from common_tool t where t.tenant_id = ${tenant} and t.service_id = ${id}
    union all
    select 'guide', p.id, p.name from guide g join publication p on p.tenant_id = g.tenant_id and p.id = g.id
    where g.tenant_id = ${tenant} and g.service_id = ${id}`,
  );
