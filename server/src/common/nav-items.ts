import type { TopMenuItem } from '@yizhan/contract/entities/shell.ts';
import type { Db } from '../db/database.ts';
import { sql, tenant } from '../db/sql.ts';
import { isOwnPath, webAddress } from './addresses.ts';

export type NavItem = {
  id: string;
  name: string;
  icon: string;
  kind: 'page' | 'link' | 'frame';
  path: string | null;
  url: string | null;
  frameId: string | null;
};

/** The condition that a navigation item (named `n`) is for one of these roles. */
export const forRoles = (roleIds: readonly string[]) => sql`(n.role_ids = '[]' or n.role_ids ?| ${roleIds}::text[])`;

/** Somebody without any role sees what is everybody's. */
export const listNavItems = (db: Db, roleIds: readonly string[]) =>
  db.many<NavItem>(sql`
    select n.id, n.name, n.icon, n.kind, n.path, n.url, n.frame_id as "frameId"
    from nav_item n where n.tenant_id = ${tenant} and ${forRoles(roleIds)}
    order by n.sort, n.id`);

/** Where an item leads; one whose address nobody should open is left out. */
export function topMenuItem({ id, name, icon, kind, path, url, frameId }: NavItem): TopMenuItem[] {
  const item = (target: TopMenuItem['target']) => [{ id, name, icon, target }];
  switch (kind) {
    case 'page':
      return path && isOwnPath(path) ? item({ kind, path }) : [];
    case 'link':
      return url && (isOwnPath(url) || webAddress(url)) ? item({ kind, url }) : [];
    case 'frame':
      return frameId ? item({ kind, frameId }) : [];
  }
}
