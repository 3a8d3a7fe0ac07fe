import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';
import { isOwnDept } from '../departments/queries.ts';
import type { PublicationAccess } from '../publishing/needed-access.ts';
import { identityValid } from '../users/identity-queries.ts';
import { assertGuideAccess, canPublishGuides } from './rules.ts';

type Keeper = Pick<Person, 'menus' | 'deptId'>;

/** Whether this person maintains the guides of a department (an SQL expression). */
export function keepsDept(person: Keeper, dept: Sql): Sql {
  return canPublishGuides(person) ? sql`true` : isOwnDept(person, dept);
}

/** Access check for every call that publishes or edits a guide. */
export async function assertKeepsGuide(db: Db, person: Keeper, id: string, access: PublicationAccess): Promise<void> {
  const row = await db.maybe<{ own: boolean }>(
    sql`select ${keepsDept(person, sql`g.dept_id`)} as own from guide g where g.tenant_id = ${tenant} and g.id = ${id}`,
  );
  assertGuideAccess(person, access, { own: row?.own ?? false });
}

/** A guide may only be assigned to a department whose guides the person maintains. */
export async function assertKeepsDept(db: Db, person: Keeper, deptId: string | null): Promise<void> {
  const { own } = await db.one<{ own: boolean }>(
    sql`select ${keepsDept(person, sql`${deptId}::bigint`)} as own from (select ${tenant}) t`,
  );
  assertGuideAccess(person, 'write', { own });
}

const holders = (menu: string, now: Date) => sql`
  app_user u
  join user_identity i on i.user_id = u.id and i.tenant_id = u.tenant_id and ${identityValid(now)}
  join identity_role r on r.identity_id = i.id and r.tenant_id = u.tenant_id
  join role_menu m on m.role_id = r.role_id and m.tenant_id = u.tenant_id and m.menu = ${menu}
  where u.tenant_id = ${tenant} and u.status = 'active'`;

/** Everybody who may publish any guide. */
export async function publishersOf(db: Db, now: Date): Promise<string[]> {
  const rows = await db.many<{ id: string }>(
    sql`select distinct u.id from ${holders('userFrameConfig/manage/services', now)}`,
  );
  return rows.map(({ id }) => id);
}

/** Deeper than any school's structure; stops the recursion if departments form a cycle. */
const FLOORS = 20;

/** Who maintains a department's guides: its own people, else those of the nearest one above, else the publishers. */
export async function keepersOf(db: Db, deptId: string | null, now: Date): Promise<string[]> {
  const rows = await db.many<{ id: string }>(sql`
    with recursive above as (
      select id, parent_id, 0 as floor from dept where tenant_id = ${tenant} and id = ${deptId}
      union
      select d.id, d.parent_id, a.floor + 1 from dept d join above a on d.id = a.parent_id
      where d.tenant_id = ${tenant} and a.floor < ${FLOORS}
    ), near as (
      select u.id, min(a.floor) as floor from above a
      join lateral (select u.id, i.dept_id from ${holders('managementGuideConfig', now)} and i.dept_id = a.id) u on true
      group by u.id
    )
    select id from near where floor = (select min(floor) from near)`);
  return rows.length > 0 ? rows.map(({ id }) => id) : publishersOf(db, now);
}
