import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { NavItem } from './rules.ts';

/** Condition: a navigation item (alias `n`) and its parent are visible to one of these roles. */
export const forRoles = (roleIds: readonly string[]) => sql`not exists (
  select 1 from nav_item above
  where above.tenant_id = ${tenant} and above.id in (n.id, n.parent_id)
    and above.role_ids <> '[]' and not above.role_ids ?| ${roleIds}::text[])`;

export const hasNavItem = async (db: Db, id: string) =>
  (await db.maybe(sql`select 1 from nav_item where tenant_id = ${tenant} and id = ${id}`)) !== undefined;

/** Whether an item, and so its page of cards, is visible to these roles. */
export const canSeeNavItem = async (db: Db, id: string, roleIds: readonly string[]) =>
  (await db.maybe(sql`
    select 1 from nav_item n where n.tenant_id = ${tenant} and n.id = ${id} and ${forRoles(roleIds)}`)) !== undefined;

/** All levels at once. A person without any role sees the unrestricted items. */
export const listNavItems = (db: Db, roleIds: readonly string[]) =>
  db.many<NavItem>(sql`
    select n.id, n.parent_id as "parentId", n.name, n.icon, n.kind, n.path, n.url, n.frame_id as "frameId",
      n.open_way as "openWay"
    from nav_item n where n.tenant_id = ${tenant} and ${forRoles(roleIds)}
    order by n.sort, n.id`);
