import type { FrameKind } from '@yizhan/contract/entities/shell.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { NavItem } from './rules.ts';

/** The condition that a navigation item (named `n`) is for one of these roles. */
const forRoles = (roleIds: readonly string[]) => sql`(n.role_ids = '[]' or n.role_ids ?| ${roleIds}::text[])`;

export const listNavItems = (db: Db, roleIds: readonly string[]) =>
  db.many<NavItem>(sql`
    select n.id, n.name, n.icon, n.kind, n.path, n.url, n.frame_id as "frameId"
    from nav_item n where n.tenant_id = ${tenant} and ${forRoles(roleIds)}
    order by n.sort, n.id`);

/** What hangs on a navigation item is seen by those who see one of its items. */
export const findFrame = (db: Db, { kind, id }: { kind: FrameKind; id: string }, roleIds: readonly string[]) =>
  db.maybe<{ title: string; url: string }>(sql`
    select f.title, f.url from frame_address f
    where f.tenant_id = ${tenant} and f.kind = ${kind} and f.id = ${id}
      and coalesce((select bool_or(${forRoles(roleIds)}) from nav_item n
        where n.tenant_id = ${tenant} and n.kind = 'frame' and n.frame_id = f.id), true)`);
