import { hasOpenWay, type NavigationContent } from '@yizhan/contract/entities/navigation.ts';
import type { Db } from '../../db/database.ts';
import { json, type Sql, sql, tenant } from '../../db/sql.ts';
import { canUse, openToAll } from '../services/queries.ts';
import type { Rights } from '../services/rules.ts';
import type { NavItem } from './rules.ts';

/** Condition: a navigation item (alias `n`) and its parent are shown, and visible to one of these roles. */
export const forRoles = (roleIds: readonly string[]) => sql`not exists (
  select 1 from nav_item above
  where above.tenant_id = ${tenant} and above.id in (n.id, n.parent_id)
    and (not above.live or (above.role_ids <> '[]' and not above.role_ids ?| ${roleIds}::text[])))`;

/** Condition: an item (alias `n`) that opens a service is visible to those who may use it. */
const withService = (usable: Sql) => sql`(n.service_id is null or exists (
  select 1 from service s where s.tenant_id = ${tenant} and s.id = n.service_id and ${usable}))`;

export const hasNavItem = async (db: Db, id: string) =>
  (await db.maybe(sql`select 1 from nav_item where tenant_id = ${tenant} and id = ${id}`)) !== undefined;

/** The items with a page of cards of their own, from their newest state. */
export const listCardPages = (db: Db) =>
  db.many<{ id: string; name: string }>(sql`
    select n.id, coalesce(p.name, n.name) as name
    from nav_item n
    left join publication p on p.tenant_id = ${tenant} and p.id = n.publication_id
    left join revision r on r.tenant_id = ${tenant} and r.publication_id = p.id and r.number = coalesce(p.scheduled, p.published)
    where n.tenant_id = ${tenant}
      and coalesce(coalesce(p.draft, r.content) ->> 'kind' = 'cards', n.path = '/home/homePage?navigation=' || n.id)
    order by n.sort, n.id`);

/** Whether an item, and so its page of cards, is visible to these roles. */
export const canSeeNavItem = async (db: Db, id: string, roleIds: readonly string[]) =>
  (await db.maybe(sql`
    select 1 from nav_item n where n.tenant_id = ${tenant} and n.id = ${id} and ${forRoles(roleIds)}`)) !== undefined;

const fields = sql`n.id, n.parent_id as "parentId", n.name, n.icon, n.kind, n.path, n.url, n.frame_id as "frameId",
  n.open_way as "openWay", n.device, n.publication_id is null as "isBuilt"`;

const listVisible = (db: Db, roleIds: readonly string[], usable: Sql) =>
  db.many<NavItem>(sql`
    select ${fields} from nav_item n
    where n.tenant_id = ${tenant} and ${forRoles(roleIds)} and ${withService(usable)}
    order by n.sort, n.id`);

/** All levels at once. A person without any role sees the unrestricted items. */
export const listNavItems = (db: Db, person: Rights) => listVisible(db, person.roleIds, canUse(person));

export const listOpenNavItems = (db: Db) => listVisible(db, [], openToAll);

/** The row of an added item, from its first draft on: layouts can be prepared for its page before people see it. */
export const insertNavItem = (db: Db, publicationId: string, { navigationName, kind }: NavigationContent) =>
  db.one<{ id: string }>(sql`
    insert into nav_item (tenant_id, name, kind, publication_id, live, sort)
    select ${tenant}, ${navigationName}::text, ${rowKinds[kind]}::text, ${publicationId}::bigint, false,
      coalesce(max(sort), 0) + 1
    from nav_item where tenant_id = ${tenant}
    returning id`);

const rowKinds = { cards: 'page', link: 'link', frame: 'frame', service: 'page', group: 'group' } as const;

/** What is published becomes what people see. */
export async function publishNavItem(db: Db, publicationId: string, content: NavigationContent): Promise<void> {
  const { navigationName, icon, kind, url, serviceId, parentId, openWay, roles, device } = content;
  const frameId = kind === 'frame' ? await writeFrameAddress(db, publicationId, content) : null;
  await db.run(sql`
    update nav_item set name = ${navigationName}, icon = ${icon}, kind = ${rowKinds[kind]},
      open_way = ${hasOpenWay(kind) ? openWay : 'sameTab'},
      path = case ${kind}::text when 'cards' then '/home/homePage?navigation=' || id
        when 'service' then '/home/service/' || ${serviceId}::text end,
      url = ${kind === 'link' ? url : null}, frame_id = ${frameId}, parent_id = ${parentId},
      service_id = ${kind === 'service' ? serviceId : null}, role_ids = ${json(roles)}, device = ${device}, live = true
    where tenant_id = ${tenant} and publication_id = ${publicationId}`);
}

/** The stored address of a framed page; pages refer to its id. */
async function writeFrameAddress(db: Db, publicationId: string, content: NavigationContent): Promise<string> {
  const { navigationName, url } = content;
  const stored = await db.maybe<{ id: string }>(sql`
    update frame_address f set title = ${navigationName}, url = ${url} from nav_item n
    where f.tenant_id = ${tenant} and n.tenant_id = ${tenant} and n.publication_id = ${publicationId} and f.id = n.frame_id
    returning f.id`);
  const { id } =
    stored ??
    (await db.one<{ id: string }>(sql`
      insert into frame_address (tenant_id, kind, title, url)
      values (${tenant}, 'navigation', ${navigationName}, ${url}) returning id`));
  return id;
}

export async function deleteNavItem(db: Db, publicationId: string): Promise<void> {
  await db.run(sql`
    delete from frame_address f using nav_item n
    where f.tenant_id = ${tenant} and n.tenant_id = ${tenant} and n.publication_id = ${publicationId} and f.id = n.frame_id`);
  await db.run(sql`delete from nav_item where tenant_id = ${tenant} and publication_id = ${publicationId}`);
}

/** Serialises additions, so that the limit holds, and changes of the order. */
export const lockNavigation = (db: Db) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('navigation ' || ${tenant}::text))`);

export async function countAdded(db: Db): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from nav_item where tenant_id = ${tenant} and publication_id is not null`);
  return n;
}
