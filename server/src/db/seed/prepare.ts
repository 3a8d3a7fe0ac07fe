import { builtInDictionaries } from '@yizhan/contract/dictionaries.ts';
import { builtInRoles } from '@yizhan/contract/permissions.ts';
import { platformMenus, schoolMenus } from '@yizhan/contract/platform-menus.ts';
import { sectionDetails } from '@yizhan/contract/section-details.ts';
import { sectionNames, sections } from '@yizhan/contract/sections.ts';
import { dictionaries as dictionaryNames } from '@yizhan/contract/texts/zh-CN/dictionaries.ts';
import { roles as roleNames, roleNotes } from '@yizhan/contract/texts/zh-CN/roles.ts';
import { school } from '@yizhan/contract/texts/zh-CN/school.ts';
import { wire } from '@yizhan/contract/wire.ts';
import type { Database, Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';

/** At every start: makes sure that the first school exists and that each school has what this version relies on. */
export async function prepareTenants(database: Database): Promise<void> {
  await database.of(wire.tenant).run(sql`
    insert into tenant (id, name) select ${tenant}, ${school.firstName} where not exists (select 1 from tenant)
    on conflict do nothing`);
  const schools = await database.across.many<{ id: string }>(sql`select id from tenant order by id`);
  for (const { id } of schools) await database.of(id).transaction(prepareTenant);
}

/** Adds what is missing and changes nothing a school has customized. */
export async function prepareTenant(db: Db): Promise<void> {
  // Serializes nodes that start together.
  await db.run(sql`select pg_advisory_xact_lock(hashtext('prepare ' || ${tenant}::text))`);
  await db.run(addRoles());
  await db.run(addAdministratorMenus());
  await db.run(addPlatformMenus());
  await db.run(addDictionaries());
  await db.run(addPages());
}

function addRoles() {
  const pairs = sectionNames.flatMap((name) =>
    sectionDetails[name].roles.map((role) => ({ role, menu: sections[name].menu })),
  );
  return sql`
    with added as (
      insert into role (tenant_id, code, name, note, built_in)
      select ${tenant}, code, name, note, true
      from unnest(${builtInRoles}::text[], ${builtInRoles.map((role) => roleNames[role])}::text[],
        ${builtInRoles.map((role) => roleNotes[role])}::text[]) as r(code, name, note)
      on conflict do nothing returning id, code
    )
    insert into role_menu (tenant_id, role_id, menu)
    select ${tenant}, added.id, p.menu
    from unnest(${pairs.map((p) => p.role)}::text[], ${pairs.map((p) => p.menu)}::text[]) as p(role, menu)
    join added on added.code = p.role`;
}

/** The school's administrator has every menu entry of a school, including those added by an upgrade. */
const addAdministratorMenus = () => sql`
  insert into role_menu (tenant_id, role_id, menu)
  select ${tenant}, r.id, m from role r, unnest(${schoolMenus}::text[]) m
  where r.tenant_id = ${tenant} and r.code = 'TENANT_ADMIN'
  on conflict do nothing`;

/** Schools are managed from the first one. */
const addPlatformMenus = () => sql`
  insert into role_menu (tenant_id, role_id, menu)
  select ${tenant}, r.id, m from role r, unnest(${platformMenus}::text[]) m
  where r.tenant_id = ${tenant} and r.tenant_id = ${wire.tenant} and r.code = 'SUPER_ADMIN'
  on conflict do nothing`;

function addDictionaries() {
  const names: Record<string, string> = dictionaryNames;
  const codes = Object.keys(builtInDictionaries);
  const items = Object.entries(builtInDictionaries).flatMap(([code, keys]) =>
    keys.map((key, sort) => ({ code, key, sort, value: names[`${code}.${key}`] ?? key })),
  );
  return sql`
    with added as (
      insert into dict (tenant_id, code, name, built_in)
      select ${tenant}, code, name, true
      from unnest(${codes}::text[], ${codes.map((code) => names[code] ?? code)}::text[]) as d(code, name)
      on conflict do nothing returning id, code
    ), known as (
      select id, code from added
      union all select id, code from dict where tenant_id = ${tenant} and built_in
    )
    insert into dict_item (tenant_id, dict_id, key, value, sort)
    select ${tenant}, known.id, i.key, i.value, i.sort
    from unnest(${items.map((i) => i.code)}::text[], ${items.map((i) => i.key)}::text[],
      ${items.map((i) => i.value)}::text[], ${items.map((i) => i.sort)}::int[]) as i(code, key, value, sort)
    join known on known.code = i.code
    on conflict do nothing`;
}

/** The pages every school has; they can be renamed, never hidden. */
const pages = [
  { name: school.home, icon: 'home', path: '/home/homePage' },
  { name: school.hall, icon: 'hall', path: '/home/serviceHall' },
];

const addPages = () => sql`
  insert into nav_item (tenant_id, name, icon, kind, path)
  select ${tenant}, p.name, p.icon, 'page', p.path
  from unnest(${pages.map((p) => p.name)}::text[], ${pages.map((p) => p.icon)}::text[], ${pages.map((p) => p.path)}::text[])
    with ordinality as p(name, icon, path, at)
  where not exists (select 1 from nav_item n where n.tenant_id = ${tenant} and n.path = p.path)
  order by p.at`;
