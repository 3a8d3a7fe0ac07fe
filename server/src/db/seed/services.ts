import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { favourites, scenes, services } from './demo/services.ts';
import { visitTimesOf } from './demo/visits.ts';
import { seedTools } from './tools.ts';
import { seedVisits } from './visits.ts';

const DAY_MS = 86_400_000;
/** Where nothing is said, a service has been on the shelf for years. */
const LONG = 900;
const LABEL_DAYS = 60;

const addressOf = (code: string, process: boolean) =>
  process ? `https://flow.yunling.example/apply/${code}` : `https://${code.toLowerCase()}.yunling.example/`;

/** Scenes, services, common tools, and who marked and opened what; after people and departments. */
export async function seedServices(db: Db, now: Date): Promise<void> {
  await writeServices(db, now);
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
    insert into service (tenant_id, code, name, summary, icon, type, process_type, dept_id, scene_id, label_code,
      label_until, open_way, url, has_guide, role_ids, identity_types, anonymous, status, shelved_at, visit_times)
    select ${tenant}, s.code, s.name, s.summary, s.icon, s.type, s.way, d.id, c.id, s.label, ${labelUntil(now)}, s.open_way,
      s.url, s.guide, coalesce((select jsonb_agg(r.id::text) from role r
        where r.tenant_id = ${tenant} and r.code in (select jsonb_array_elements_text(s.roles::jsonb))), '[]'),
      s.identities::jsonb, s.anonymous, 'SHELF', s.shelved, s.times
    from unnest(${services.map((s) => s.code)}::text[], ${services.map((s) => s.name)}::text[],
      ${services.map((s) => s.summary)}::text[], ${services.map((s) => s.icon)}::text[],
      ${services.map((s) => (s.process ? 'PROCESS' : 'APPLICATION'))}::text[],
      ${services.map((s) => (s.offline ? 'OFFLINE' : 'ONLINE'))}::text[], ${services.map((s) => s.department)}::text[],
      ${services.map((s) => s.scene)}::text[], ${services.map((s) => s.label ?? null)}::text[],
      ${services.map((s, at) => (s.process || at % 3 === 0 ? 1001 : 1003))}::int[],
      ${services.map((s) => addressOf(s.code, s.process ?? false))}::text[], ${services.map((s) => s.guide ?? false)}::bool[],
      ${services.map((s) => json(s.roles ?? []))}::text[], ${services.map((s) => json(s.identities ?? []))}::text[],
      ${services.map((s) => s.anonymous ?? false)}::bool[],
      ${services.map((s) => new Date(now.getTime() - (s.days ?? LONG) * DAY_MS))}::timestamptz[],
      ${services.map(visitTimesOf)}::bigint[])
      as s(code, name, summary, icon, type, way, dept, scene, label, open_way, url, guide, roles, identities, anonymous,
        shelved, times)
    left join dept d on d.tenant_id = ${tenant} and d.code = s.dept
    left join service_scene c on c.tenant_id = ${tenant} and c.name = s.scene`);
}

const labelUntil = (now: Date) => new Date(now.getTime() + LABEL_DAYS * DAY_MS);

async function writeFavourites(db: Db): Promise<void> {
  const rows = Object.entries(favourites).flatMap(([account, codes]) =>
    codes.map((code, sort) => ({ account, code, sort })),
  );
  await db.run(sql`
    insert into favourite (tenant_id, user_id, service_id, sort)
    select ${tenant}, u.id, s.id, f.sort
    from unnest(${rows.map((f) => f.account)}::text[], ${rows.map((f) => f.code)}::text[],
      ${rows.map((f) => f.sort)}::int[]) as f(account, code, sort)
    join app_user u on u.tenant_id = ${tenant} and u.account = f.account
    join service s on s.tenant_id = ${tenant} and s.code = f.code`);
}
