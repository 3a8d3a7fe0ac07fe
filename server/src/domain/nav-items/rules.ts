import type { TopMenuItem, TopMenuLeaf } from '@yizhan/contract/entities/shell.ts';
import { isOwnPath, webAddress } from '../../common/addresses.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export type NavItem = Pick<TopMenuItem, 'id' | 'name' | 'icon' | 'openWay'> & {
  parentId: string | null;
  kind: TopMenuItem['target']['kind'];
  path: string | null;
  url: string | null;
  frameId: string | null;
};

/** The condition that a navigation item (named `n`) and the one it stands under are for one of these roles. */
export const forRoles = (roleIds: readonly string[]) => sql`not exists (
  select 1 from nav_item above
  where above.tenant_id = ${tenant} and above.id in (n.id, n.parent_id)
    and above.role_ids <> '[]' and not above.role_ids ?| ${roleIds}::text[])`;

export const hasNavItem = async (db: Db, id: string) =>
  (await db.maybe(sql`select 1 from nav_item where tenant_id = ${tenant} and id = ${id}`)) !== undefined;

/** Whether an item, and with it its page of cards, is there for somebody with these roles. */
export const seesNavItem = async (db: Db, id: string, roleIds: readonly string[]) =>
  (await db.maybe(sql`
    select 1 from nav_item n where n.tenant_id = ${tenant} and n.id = ${id} and ${forRoles(roleIds)}`)) !== undefined;

/** All levels at once. Somebody without any role sees what is everybody's. */
export const listNavItems = (db: Db, roleIds: readonly string[]) =>
  db.many<NavItem>(sql`
    select n.id, n.parent_id as "parentId", n.name, n.icon, n.kind, n.path, n.url, n.frame_id as "frameId",
      n.open_way as "openWay"
    from nav_item n where n.tenant_id = ${tenant} and ${forRoles(roleIds)}
    order by n.sort, n.id`);

/** Where an item leads; nowhere, if nobody should open its address. */
function leafTarget({ kind, path, url, frameId }: NavItem): TopMenuLeaf['target'] | undefined {
  switch (kind) {
    case 'page':
      return path && isOwnPath(path) ? { kind, path } : undefined;
    case 'link':
      return url && (isOwnPath(url) || webAddress(url)) ? { kind, url } : undefined;
    case 'frame':
      return frameId ? { kind, frameId } : undefined;
    case 'group':
      return undefined;
  }
}

/** The items as a tree of one level; what leads nowhere and holds nothing is left out. */
export function topMenu(items: readonly NavItem[]): TopMenuItem[] {
  const leaves = items.flatMap((item) => {
    const target = leafTarget(item);
    const { id, parentId, name, icon, openWay } = item;
    return target && parentId !== null ? [{ parentId, leaf: { id, name, icon, openWay, target } }] : [];
  });
  const tops = items.filter(({ parentId }) => parentId === null);
  return tops.flatMap((item): TopMenuItem[] => {
    const { id, name, icon, openWay } = item;
    const children = leaves.filter(({ parentId }) => parentId === id).map(({ leaf }) => leaf);
    const target = leafTarget(item) ?? (children.length > 0 ? ({ kind: 'group' } as const) : undefined);
    return target ? [{ id, name, icon, openWay, target, children }] : [];
  });
}
