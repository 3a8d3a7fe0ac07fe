import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';
import type { PreparedService } from './rules.ts';

type SavedRow = { id: string; version: number };
type By = { by: string; now: Date };

export const insertService = (db: Db, s: PreparedService, { by, now }: By) =>
  db.one<SavedRow>(sql`
    insert into service (tenant_id, code, name, summary, keywords, icon, type, process_type, dept_id, scene_id, type_id,
      label_code, label_until, access_way, open_way, url, mobile_url, promise_days, role_ids, identity_types, anonymous,
      listed, open_from, open_to, open_hours, probe, user_dept_ids, updated_by, updated_at)
    values (${tenant}, ${s.code}, ${s.name}, ${s.summary}, ${s.keywords}, ${s.icon}, ${s.type}, ${s.processType},
      ${s.deptId}, ${s.sceneId}, ${s.typeId}, ${s.labelCode}, ${s.labelUntil}, ${s.accessWay}, ${s.openWay}, ${s.url},
      ${s.mobileUrl}, ${s.promiseDays}, ${json(s.roleIds)}, ${json(s.identityTypes)}, ${s.anonymous}, ${s.listed},
      ${s.openFrom}, ${s.openTo}, ${json(s.openHours)}, ${s.probe}, ${json(s.userDeptIds)}, ${by}, ${now})
    returning id, version`);

/**
 * Resets the probe result if the URL changed or probing was disabled.
 * A submitted service becomes a draft again, because nobody has reviewed the change.
 */
export const updateService = (db: Db, id: string, s: PreparedService, { by, now }: By) =>
  db.one<SavedRow>(sql`
    update service set name = ${s.name}, summary = ${s.summary}, keywords = ${s.keywords}, icon = ${s.icon},
      type = ${s.type}, process_type = ${s.processType}, dept_id = ${s.deptId}, scene_id = ${s.sceneId},
      type_id = ${s.typeId}, label_code = ${s.labelCode}, label_until = ${s.labelUntil}, access_way = ${s.accessWay},
      open_way = ${s.openWay}, url = ${s.url}, mobile_url = ${s.mobileUrl}, promise_days = ${s.promiseDays},
      role_ids = ${json(s.roleIds)}, identity_types = ${json(s.identityTypes)},
      user_dept_ids = ${json(s.userDeptIds)}, anonymous = ${s.anonymous}, listed = ${s.listed}, open_from = ${s.openFrom}, open_to = ${s.openTo}, open_hours = ${json(s.openHours)},
      maintenance = case when maintenance = 'PROBE' and (url <> ${s.url} or not ${s.probe}::bool) then 'NONE'
        else maintenance end,
      probe_failures = case when url <> ${s.url} or not ${s.probe}::bool then 0 else probe_failures end,
      status = case when status = 'SUBMITTED' then 'DRAFT' else status end, submitted_at = null, submitted_by = null,
      probe = ${s.probe}, updated_by = ${by}, updated_at = ${now}, version = version + 1
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

type ServiceReferences = Pick<
  PreparedService,
  'deptId' | 'sceneId' | 'typeId' | 'labelCode' | 'roleIds' | 'userDeptIds'
>;
type MissingField = { field: string };

/** The fields that reference missing rows. Existing rows are locked until the service is written. */
export async function missingIn(db: Db, references: ServiceReferences): Promise<string[]> {
  const { deptId, sceneId, typeId, labelCode, roleIds, userDeptIds } = references;
  // Share locks: nobody can remove a scene while a service is added to it.
  await db.run(sql`select id from dept where tenant_id = ${tenant} and id = any(${userDeptIds}::bigint[]) for share`);
  await db.run(sql`select id from service_scene where tenant_id = ${tenant} and id = ${sceneId}::bigint for share`);
  await db.run(sql`select id from service_type where tenant_id = ${tenant} and id = ${typeId}::bigint for share`);
  const rows = await db.many<MissingField>(sql`
    select 'deptId' as field where ${deptId}::bigint is not null
      and not exists (select 1 from dept where tenant_id = ${tenant} and id = ${deptId}::bigint)
    union all
    select 'sceneId' where ${sceneId}::bigint is not null
      and not exists (select 1 from service_scene where tenant_id = ${tenant} and id = ${sceneId}::bigint)
    union all
    select 'typeId' where ${typeId}::bigint is not null
      and not exists (select 1 from service_type where tenant_id = ${tenant} and id = ${typeId}::bigint)
    union all
    select 'labelCode' where ${labelCode}::text is not null and not exists (
      select 1 from dict t join dict_item i on i.dict_id = t.id and i.tenant_id = t.tenant_id
      where t.tenant_id = ${tenant} and t.code = 'shelfLabel' and i.key = ${labelCode}::text)
    union all
    select 'roleIds' where (
      select count(*) from role where tenant_id = ${tenant} and id = any(${roleIds}::bigint[])) < ${roleIds.length}::int
    union all
    select 'userDeptIds' where (select count(*) from dept where tenant_id = ${tenant}
      and id = any(${userDeptIds}::bigint[])) < ${userDeptIds.length}::int`);
  return rows.map(({ field }) => field);
}
