import { accessWays } from '@yizhan/contract/open-ways.ts';
import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { onCampus } from './demo/campus.ts';
import { factsOf, serviceTypes } from './demo/service-facts.ts';
import type { DemoService } from './demo/service-line.ts';
import { favourites, folders, scenes, services } from './demo/services.ts';
import { visitTimesOf } from './demo/visits.ts';
import { waitingServices } from './demo/waiting-services.ts';
import { seedTools } from './tools.ts';
import { seedVisits } from './visits.ts';
import { sendForReview } from './waiting-services.ts';

const DAY_MS = 86_400_000;
/** Default: on the shelf for years. */
const LONG = 900;
const LABEL_DAYS = 60;
/** The account that put them on the shelf. */
const EDITOR = 'admin';

const addressOf = ({ code }: DemoService, accessWay: number) =>
  accessWay === accessWays.inside ? '#/home/guides' : onCampus(`/services/${code}`);

/** Scenes, services, tools, favourites and visits; run after people and departments. */
export async function seedServices(db: Db, now: Date): Promise<void> {
  await writeServices(db, now);
  await sendForReview(db, now);
  await writeFavourites(db);
  await seedVisits(db, now);
  await seedTools(db);
}

async function writeServices(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    insert into service_scene (tenant_id, name, icon, tint, sort)
    select ${tenant}, c.* from unnest(${scenes.map((c) => c.name)}::text[], ${scenes.map((c) => c.icon)}::text[],
      ${scenes.map((c) => c.tint)}::int[], ${scenes.map((_, at) => at)}::int[]) as c`);
  await db.run(sql`
    insert into service_type (tenant_id, name, sort)
    select ${tenant}, t.* from unnest(${serviceTypes}::text[], ${serviceTypes.map((_, at) => at)}::int[]) as t`);
  const rows = [...services, ...waitingServices].map((service, at) => ({
    ...service,
    ...factsOf(service, at),
    process: service.process ?? false,
  }));
  const days = (count: number | undefined) => (count === undefined ? null : new Date(now.getTime() + count * DAY_MS));
  await db.run(sql`
    insert into service (tenant_id, code, name, summary, icon, type, process_type, dept_id, scene_id, label_code,
      label_until, open_way, url, role_ids, identity_types, user_dept_ids, anonymous, listed, status, shelved_at, visit_times,
      type_id, keywords, promise_days, access_way, open_hours, open_from, open_to, maintenance, maintenance_reason,
      updated_at, updated_by)
    select ${tenant}, s.code, s.name, s.summary, s.icon, s.type, s.way, d.id, c.id, s.label, ${labelUntil(now)}, s.open_way,
      s.url, coalesce((select jsonb_agg(r.id::text) from role r
        where r.tenant_id = ${tenant} and r.code in (select jsonb_array_elements_text(s.roles::jsonb))), '[]'),
      s.identities::jsonb, coalesce((select jsonb_agg(u.id::text) from dept u
        where u.tenant_id = ${tenant} and u.code in (select jsonb_array_elements_text(s.depts::jsonb))), '[]'), s.anonymous, s.listed, 'SHELF', s.shelved, s.times,
      t.id, s.keywords, s.promise, s.access, s.hours::jsonb, s.opens, s.closes,
      case when s.reason is null then 'NONE' else 'MANUAL' end, coalesce(s.reason, ''), s.shelved,
      (select u.id from app_user u where u.tenant_id = ${tenant} and u.account = ${EDITOR})
    from unnest(${rows.map((s) => s.code)}::text[], ${rows.map((s) => s.name)}::text[],
      ${rows.map((s) => s.summary)}::text[], ${rows.map((s) => s.icon)}::text[],
      ${rows.map((s) => (s.process ? 'PROCESS' : 'APPLICATION'))}::text[],
      ${rows.map((s) => (s.offline ? 'OFFLINE' : 'ONLINE'))}::text[], ${rows.map((s) => s.department)}::text[],
      ${rows.map((s) => s.scene)}::text[], ${rows.map((s) => s.label ?? null)}::text[],
      ${rows.map((s) => s.openWay)}::int[], ${rows.map((s) => addressOf(s, s.accessWay))}::text[],
      ${rows.map((s) => json(s.roles ?? []))}::text[], ${rows.map((s) => json(s.identities ?? []))}::text[],
      ${rows.map((s) => json(s.departments ?? []))}::text[], ${rows.map((s) => s.anonymous ?? false)}::bool[], ${rows.map((s) => s.listed)}::bool[],
      ${rows.map((s) => days(-(s.days ?? LONG)))}::timestamptz[], ${rows.map((s, at) => visitTimesOf(s, at))}::bigint[],
      ${rows.map((s) => s.typeName)}::text[], ${rows.map((s) => s.keywords)}::text[],
      ${rows.map((s) => s.promiseDays)}::int[], ${rows.map((s) => s.accessWay)}::int[],
      ${rows.map((s) => json(s.hours))}::text[], ${rows.map((s) => days(s.period?.[0]))}::timestamptz[],
      ${rows.map((s) => days(s.period?.[1]))}::timestamptz[], ${rows.map((s) => s.maintenance)}::text[])
      as s(code, name, summary, icon, type, way, dept, scene, label, open_way, url, roles, identities, depts, anonymous, listed,
        shelved, times, type_name, keywords, promise, access, hours, opens, closes, reason)
    left join dept d on d.tenant_id = ${tenant} and d.code = s.dept
    left join service_scene c on c.tenant_id = ${tenant} and c.name = s.scene
    left join service_type t on t.tenant_id = ${tenant} and t.name = s.type_name`);
}

const labelUntil = (now: Date) => new Date(now.getTime() + LABEL_DAYS * DAY_MS);

async function writeFavourites(db: Db): Promise<void> {
  const drawers = Object.entries(folders).flatMap(([account, named]) =>
    Object.keys(named).map((name, sort) => ({ account, name, sort })),
  );
  await db.run(sql`
    insert into favourite_folder (tenant_id, user_id, name, sort)
    select ${tenant}, u.id, f.name, f.sort
    from unnest(${drawers.map((f) => f.account)}::text[], ${drawers.map((f) => f.name)}::text[],
      ${drawers.map((f) => f.sort)}::int[]) as f(account, name, sort)
    join app_user u on u.tenant_id = ${tenant} and u.account = f.account`);
  const rows = Object.entries(favourites).flatMap(([account, codes]) =>
    codes.map((code, sort) => ({ account, code, sort, folder: folderOf(account, code) })),
  );
  await db.run(sql`
    insert into favourite (tenant_id, user_id, service_id, sort, folder_id)
    select ${tenant}, u.id, s.id, f.sort, d.id
    from unnest(${rows.map((f) => f.account)}::text[], ${rows.map((f) => f.code)}::text[],
      ${rows.map((f) => f.sort)}::int[], ${rows.map((f) => f.folder)}::text[]) as f(account, code, sort, folder)
    join app_user u on u.tenant_id = ${tenant} and u.account = f.account
    join service s on s.tenant_id = ${tenant} and s.code = f.code
    left join favourite_folder d on d.tenant_id = ${tenant} and d.user_id = u.id and d.name = f.folder`);
}

const folderOf = (account: string, code: string) =>
  Object.entries(folders[account] ?? {}).find(([, codes]) => codes.includes(code))?.[0] ?? null;
