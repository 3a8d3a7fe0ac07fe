import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';
import { holdersOf, nearestHolders } from '../departments/holder-queries.ts';
import { isOwnDept } from '../departments/queries.ts';
import type { PublicationAccess } from '../publishing/needed-access.ts';
import { assertItemAccess, canPublishItems } from './rules.ts';

type Keeper = Pick<Person, 'menus' | 'deptId'>;

/** Whether this person maintains the items of a department (an SQL expression). */
export const keepsDept = (person: Keeper, dept: Sql): Sql =>
  canPublishItems(person) ? sql`true` : isOwnDept(person, dept);

/** Access check for every call that publishes or edits an item. One of another department is not there. */
export async function assertKeepsItem(db: Db, person: Keeper, id: string, access: PublicationAccess): Promise<void> {
  const row = await db.maybe<{ own: boolean }>(
    sql`select ${keepsDept(person, sql`i.dept_id`)} as own from duty_item i where i.tenant_id = ${tenant} and i.id = ${id}`,
  );
  if (!row?.own) fail('not_found');
  assertItemAccess(person, access, { own: true });
}

/** An item may only be given to a department whose items the person maintains. */
export async function assertKeepsDept(db: Db, person: Keeper, deptId: string): Promise<void> {
  const { own } = await db.one<{ own: boolean }>(
    sql`select ${keepsDept(person, sql`${deptId}::bigint`)} as own from (select ${tenant}) t`,
  );
  assertItemAccess(person, 'write', { own });
}

/** Everybody who may publish any item. */
export const publishersOf = (db: Db, now: Date) => holdersOf(db, 'userFrameConfig/threeListsConfig', now);

/** Who maintains a department's items: its own people, else those of the nearest one above, else the publishers. */
export async function keepersOf(db: Db, deptId: string, now: Date): Promise<string[]> {
  const near = await nearestHolders(db, 'deptResponsibilityListConfig', deptId, now);
  return near.length > 0 ? near : publishersOf(db, now);
}
