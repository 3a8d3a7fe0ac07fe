import type { Menu } from '@yizhan/contract/sections.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { identityValid } from '../users/identity-queries.ts';

type Reviewing = { roleIds: readonly string[]; menu: Menu; now: Date };

/** Everybody who has one of the reviewers' roles and, by any role of the same identity, the menu entry of the kind. */
export async function listReviewers(db: Db, { roleIds, menu, now }: Reviewing): Promise<string[]> {
  const rows = await db.many<{ id: string }>(sql`
    select distinct u.id from app_user u
    join user_identity i on i.user_id = u.id and i.tenant_id = u.tenant_id and ${identityValid(now)}
    where u.tenant_id = ${tenant} and u.status = 'active'
      and exists (select from identity_role r
        where r.tenant_id = u.tenant_id and r.identity_id = i.id and r.role_id = any(${roleIds}::bigint[]))
      and exists (select from identity_role r join role_menu m on m.role_id = r.role_id and m.tenant_id = r.tenant_id
        where r.tenant_id = u.tenant_id and r.identity_id = i.id and m.menu = ${menu})`);
  return rows.map(({ id }) => id);
}
