import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';
import { holdersOf, nearestHolders } from '../departments/holder-queries.ts';
import { isOwnDept } from '../departments/queries.ts';
import type { PublicationAccess } from '../publishing/needed-access.ts';
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

/** Everybody who may publish any guide. */
export const publishersOf = (db: Db, now: Date) => holdersOf(db, 'userFrameConfig/manage/services', now);

/** Who maintains a department's guides: its own people, else those of the nearest one above, else the publishers. */
export async function keepersOf(db: Db, deptId: string | null, now: Date): Promise<string[]> {
  const near = await nearestHolders(db, 'managementGuideConfig', deptId, now);
  return near.length > 0 ? near : publishersOf(db, now);
}
