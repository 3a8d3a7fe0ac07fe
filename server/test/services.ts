import type { Db } from '../src/db/database.ts';
import { json, sql, tenant } from '../src/db/sql.ts';

type Service = {
  name: string;
  code?: string;
  icon?: string;
  url?: string;
  processType?: 'ONLINE' | 'OFFLINE';
  deptId?: string;
  sceneId?: string;
  typeId?: string;
  type?: 'APPLICATION' | 'PROCESS';
  summary?: string;
  keywords?: string;
  listed?: boolean;
  openFrom?: Date;
  openTo?: Date;
  openHours?: readonly { days: readonly number[]; from: string; to: string }[];
  maintenance?: 'NONE' | 'MANUAL' | 'PROBE';
  labelCode?: string;
  openWay?: number;
  accessWay?: number;
  hasGuide?: boolean;
  roleIds?: readonly string[];
  identityTypes?: readonly number[];
  userDeptIds?: readonly string[];
  anonymous?: boolean;
  status?: 'DRAFT' | 'SUBMITTED' | 'SHELF' | 'OFF';
  shelvedAt?: Date;
  visitTimes?: number;
};

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

export async function aService(db: Db, service: Service): Promise<string> {
  const { name, code = name, icon = 'book', url = 'https://a.example/', processType = 'ONLINE' } = service;
  const { deptId = null, sceneId = null, labelCode = null, openWay = 1003, accessWay = 1, hasGuide = false } = service;
  const { roleIds = [], identityTypes = [], anonymous = false, status = 'SHELF' } = service;
  const everShelved = status === 'SHELF' || status === 'OFF';
  const { shelvedAt = everShelved ? LONG_AGO : null, visitTimes = 0, type = 'APPLICATION', typeId = null } = service;
  const { summary = '', keywords = '', listed = false, openFrom = null, openTo = null, openHours = [] } = service;
  const { maintenance = 'NONE', userDeptIds = [] } = service;
  const { id } = await db.one<{ id: string }>(sql`
    insert into service (tenant_id, code, name, icon, type, process_type, dept_id, scene_id, type_id, label_code,
      access_way, open_way, url, role_ids, identity_types, anonymous, listed, status, shelved_at, visit_times, summary,
      keywords, open_from, open_to, open_hours, maintenance, user_dept_ids)
    values (${tenant}, ${code}, ${name}, ${icon}, ${type}, ${processType}, ${deptId}, ${sceneId}, ${typeId},
      ${labelCode}, ${accessWay}, ${openWay}, ${url}, ${json(roleIds)}, ${json(identityTypes)}, ${anonymous}, ${listed},
      ${status}, ${shelvedAt}, ${visitTimes}, ${summary}, ${keywords}, ${openFrom}, ${openTo}, ${json(openHours)},
      ${maintenance}, ${json(userDeptIds)})
    returning id`);
  if (hasGuide) await aPublishedGuide(db, id, name);
  return id;
}

/** Only what lists need: a published guide exists. */
const aPublishedGuide = (db: Db, serviceId: string, name: string) =>
  db.run(sql`
    with kept as (
      insert into publication (tenant_id, kind, name, published, published_name)
      values (${tenant}, 'guide', ${name}, 1, ${name}) returning id
    )
    insert into guide (id, tenant_id, service_id, published_at) select id, ${tenant}, ${serviceId}, now() from kept`);

export async function aDepartment(db: Db, name: string, parentId: string | null = null): Promise<string> {
  const { id } = await db.one<{ id: string }>(sql`
    insert into dept (tenant_id, code, name, parent_id) values (${tenant}, ${name}, ${name}, ${parentId}) returning id`);
  return id;
}

export async function aScene(db: Db, name: string, tint = 1): Promise<string> {
  const { id } = await db.one<{ id: string }>(
    sql`insert into service_scene (tenant_id, name, tint) values (${tenant}, ${name}, ${tint}) returning id`,
  );
  return id;
}

export const favour = (db: Db, userId: string, serviceIds: readonly string[]) =>
  db.run(sql`
    insert into favourite (tenant_id, user_id, service_id, sort)
    select ${tenant}, ${userId}, f.id, f.sort from unnest(${serviceIds}::bigint[]) with ordinality f(id, sort)`);

type Popular = { serviceId: string; visits: number; identityType?: number; deptId?: string; daysAgo?: number };

/** Visits in the daily counts. */
export const popular = (db: Db, { serviceId, visits, identityType = 0, deptId = '0', daysAgo = 1 }: Popular) =>
  db.run(sql`
    insert into service_day (tenant_id, day, service_id, identity_type, dept_id, visits)
    values (${tenant}, (now() at time zone 'Asia/Shanghai')::date - ${daysAgo}::int, ${serviceId}, ${identityType},
      ${deptId}, ${visits})`);

type Visits = { serviceId: string; userId: string; times: number; daysAgo?: number };

/** Visits in the log. */
export const visited = (db: Db, { serviceId, userId, times, daysAgo = 1 }: Visits) =>
  db.run(sql`
    insert into visit_log (tenant_id, service_id, user_id, at)
    select ${tenant}, ${serviceId}, ${userId}, now() - make_interval(days => ${daysAgo}, mins => n)
    from generate_series(1, ${times}::int) n`);

type Tool = {
  name: string;
  url?: string;
  openType?: string;
  serviceId?: string;
  roleIds?: readonly string[];
  isPublic?: boolean;
};

export async function aTool(db: Db, tool: Tool): Promise<string> {
  const { name, url = 'https://t.example/', openType = 'newTab', serviceId = null } = tool;
  const { roleIds = [], isPublic = false } = tool;
  const { id } = await db.one<{ id: string }>(sql`
    insert into common_tool (tenant_id, name, icon, url, open_type, service_id, role_ids, is_public)
    values (${tenant}, ${name}, 'mail', ${url}, ${openType}, ${serviceId}, ${json(roleIds)}, ${isPublic}) returning id`);
  return id;
}
