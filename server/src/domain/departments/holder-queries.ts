import type { Menu } from '@yizhan/contract/sections.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { identityValid } from '../users/identity-queries.ts';

const holders = (menu: Menu, now: Date) => sql`
  app_user u
  join user_identity i on i.user_id = u.id and i.tenant_id = u.tenant_id and ${identityValid(now)}
  join identity_role r on r.identity_id = i.id and r.tenant_id = u.tenant_id
  join role_menu m on m.role_id = r.role_id and m.tenant_id = u.tenant_id and m.menu = ${menu}
  where u.tenant_id = ${tenant} and u.status = 'active'`;

/** Everybody with this menu entry. */
export async function holdersOf(db: Db, menu: Menu, now: Date): Promise<string[]> {
  const rows = await db.many<{ id: string }>(sql`select distinct u.id from ${holders(menu, now)}`);
  return rows.map(({ id }) => id);
}

/** Deeper than any school's structure; stops the recursion if departments form a cycle. */
const FLOORS = 20;

/** People of the department with this menu entry, else those of the nearest one above. */
export async function nearestHolders(db: Db, menu: Menu, deptId: string | null, now: Date): Promise<string[]> {
  const rows = await db.many<{ id: string }>(sql`
    with recursive above as (
      select id, parent_id, 0 as floor from dept where tenant_id = ${tenant} and id = ${deptId}
      union
      select d.id, d.parent_id, a.floor + 1 from dept d join above a on d.id = a.parent_id
      where d.tenant_id = ${tenant} and a.floor < ${FLOORS}
    ), near as (
      select u.id, min(a.floor) as floor from above a
      join lateral (select u.id, i.dept_id from ${holders(menu, now)} and i.dept_id = a.id) u on true
      group by u.id
    )
    select id from near where floor = (select min(floor) from near)`);
  return rows.map(({ id }) => id);
}
