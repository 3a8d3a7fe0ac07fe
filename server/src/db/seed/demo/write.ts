import type { WordLevel } from '@yizhan/contract/entities/sensitive-word.ts';
import type { Db } from '../../database.ts';
import { json, sql, tenant } from '../../sql.ts';
import type { DemoPerson } from './accounts.ts';
import type { SchoolDay, Semester } from './calendar.ts';
import type { Department } from './departments.ts';

type Column<T> = (row: T) => string | number | boolean | null;
const column = <T>(rows: readonly T[], of: Column<T>) => rows.map(of);

export const writeSchool = (db: Db, name: string, host: string | null, settings: object) =>
  db.run(sql`
    insert into tenant (id, name, host, settings) values (${tenant}, ${name}, ${host}, ${json(settings)})
    on conflict (id) do update set name = excluded.name, settings = excluded.settings`);

export async function writeDepartments(db: Db, rows: readonly Department[], leaders: ReadonlyMap<string, string>) {
  await db.run(sql`
    insert into dept (tenant_id, code, name, short_name, leader, phone, location, intro, office_hours, mail, website,
      sort)
    select ${tenant}, d.* from unnest(
      ${column(rows, (d) => d.code)}::text[], ${column(rows, (d) => d.name)}::text[],
      ${column(rows, (d) => d.short)}::text[], ${column(rows, (d) => leaders.get(d.code) ?? '')}::text[],
      ${column(rows, (d) => d.phone)}::text[], ${column(rows, (d) => d.location)}::text[],
      ${column(rows, (d) => d.intro)}::text[], ${column(rows, (d) => d.officeHours)}::text[],
      ${column(rows, (d) => d.mail)}::text[], ${column(rows, (d) => d.website)}::text[],
      ${rows.map((_, at) => (at + 1) * 10)}::int[]) as d`);
  const below = rows.filter(({ parent }) => parent !== undefined);
  await db.run(sql`
    update dept set parent_id = parent.id
    from unnest(${column(below, (d) => d.code)}::text[], ${column(below, (d) => d.parent ?? '')}::text[])
      as pair(code, parent_code)
    join dept parent on parent.tenant_id = ${tenant} and parent.code = pair.parent_code
    where dept.tenant_id = ${tenant} and dept.code = pair.code`);
}

type Place = DemoPerson['identities'][number] & { account: string; isDefault: boolean };
type Grant = { account: string; type: number; role: string };

/** People, their identities and roles: one statement each. */
export async function writePeople(db: Db, people: readonly DemoPerson[], passwordHash: string, mailHost: string) {
  const places: Place[] = people.flatMap(({ account, identities }) =>
    identities.map((identity, at) => ({ ...identity, account, isDefault: at === 0 })),
  );
  const grants: Grant[] = places.flatMap(({ account, type, roles }) => roles.map((role) => ({ account, type, role })));
  await db.run(sql`
    insert into app_user (tenant_id, account, nick_name, real_name, email, mobile, password_hash)
    select ${tenant}, account, name, name, account || ${`@${mailHost}`}, mobile, ${passwordHash}
    from unnest(${column(people, (p) => p.account)}::text[], ${column(people, (p) => p.name)}::text[],
      ${people.map((_, at) => String(10_000_000_001 + at))}::text[]) as p(account, name, mobile)`);
  await db.run(sql`
    insert into user_identity (tenant_id, user_id, type, number, dept_id, post, is_default)
    select ${tenant}, u.id, p.type, p.number, d.id, p.post, p.is_default
    from unnest(${column(places, (p) => p.account)}::text[], ${column(places, (p) => p.type)}::int[],
      ${column(places, (p) => p.number)}::text[], ${column(places, (p) => p.department)}::text[],
      ${column(places, (p) => p.post)}::text[], ${column(places, (p) => p.isDefault)}::bool[])
      as p(account, type, number, dept_code, post, is_default)
    join app_user u on u.tenant_id = ${tenant} and u.account = p.account
    join dept d on d.tenant_id = ${tenant} and d.code = p.dept_code
    order by u.id, p.is_default desc`);
  await db.run(sql`
    insert into identity_role (tenant_id, identity_id, role_id)
    select ${tenant}, i.id, r.id
    from unnest(${column(grants, (g) => g.account)}::text[], ${column(grants, (g) => g.type)}::int[],
      ${column(grants, (g) => g.role)}::text[]) as g(account, type, role)
    join app_user u on u.tenant_id = ${tenant} and lower(u.account) = lower(g.account)
    join user_identity i on i.tenant_id = u.tenant_id and i.user_id = u.id and i.type = g.type
    join role r on r.tenant_id = ${tenant} and r.code = g.role`);
  return { people: people.length, identities: places.length };
}

export const writeRoles = (db: Db, rows: readonly { code: string; name: string; note: string }[]) =>
  db.run(sql`
    insert into role (tenant_id, code, name, note)
    select ${tenant}, r.* from unnest(${column(rows, (r) => r.code)}::text[], ${column(rows, (r) => r.name)}::text[],
      ${column(rows, (r) => r.note)}::text[]) as r`);

export const writeSemesters = (db: Db, rows: readonly Semester[]) =>
  db.run(sql`
    insert into semester (tenant_id, name, begins, ends)
    select ${tenant}, s.* from unnest(${column(rows, (s) => s.name)}::text[],
      ${column(rows, (s) => s.begins)}::date[], ${column(rows, (s) => s.ends)}::date[]) as s`);

export const writeSchoolDays = (db: Db, rows: readonly SchoolDay[]) =>
  db.run(sql`
    insert into school_day (tenant_id, day, is_off, name)
    select ${tenant}, s.* from unnest(${column(rows, (s) => s.day)}::date[],
      ${column(rows, (s) => s.isOff)}::bool[], ${column(rows, (s) => s.name)}::text[]) as s`);

type DemoWord = { word: string; level: WordLevel };
type DemoHit = { account: string; place: string; word: string; text: string };

/** With what somebody tried to write. */
export async function writeWords(db: Db, words: readonly DemoWord[], hits: readonly DemoHit[]) {
  await db.run(sql`
    insert into sensitive_word (tenant_id, word, level)
    select ${tenant}, w.* from unnest(${column(words, (w) => w.word)}::text[], ${column(words, (w) => w.level)}::text[]) as w`);
  await db.run(sql`
    insert into sensitive_hit (tenant_id, user_id, place, word, text)
    select ${tenant}, u.id, h.place, h.word, h.text
    from unnest(${column(hits, (h) => h.account)}::text[], ${column(hits, (h) => h.place)}::text[],
      ${column(hits, (h) => h.word)}::text[], ${column(hits, (h) => h.text)}::text[]) as h(account, place, word, text)
    join app_user u on u.tenant_id = ${tenant} and u.account = h.account`);
}

export async function writeDictionaries(
  db: Db,
  rows: readonly { code: string; name: string; items: readonly string[] }[],
) {
  const items = rows.flatMap(({ code, items }) => items.map((value, at) => ({ code, value, key: String(at + 1) })));
  await db.run(sql`
    insert into dict (tenant_id, code, name)
    select ${tenant}, d.* from unnest(${column(rows, (d) => d.code)}::text[], ${column(rows, (d) => d.name)}::text[]) as d`);
  await db.run(sql`
    insert into dict_item (tenant_id, dict_id, key, value, sort)
    select ${tenant}, d.id, i.key, i.value, i.key::int
    from unnest(${column(items, (i) => i.code)}::text[], ${column(items, (i) => i.key)}::text[],
      ${column(items, (i) => i.value)}::text[]) as i(code, key, value)
    join dict d on d.tenant_id = ${tenant} and d.code = i.code`);
}
