import * as processLimits from '@yizhan/contract/limits/processes.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';
import { isOwnDept } from '../departments/queries.ts';

type Keeper = Pick<Person, 'menus' | 'deptId'>;
const ALL_SERVICES: Menu = 'userFrameConfig/manage/services';

/** Whether this person keeps the processes and cases of a department (an SQL expression): their own, or all of them. */
export const keepsDept = (person: Keeper, dept: Sql): Sql =>
  person.menus.has(ALL_SERVICES) ? sql`true` : isOwnDept(person, dept);

/** The processes that this person keeps or owns, for filters. */
export const listManagedProcesses = (db: Db, person: Keeper & Pick<Person, 'id'>) =>
  db.many<{ id: string; name: string }>(sql`
    select k.id::text, coalesce(p.published_name, p.name) as name from process k
    join publication p on p.tenant_id = k.tenant_id and p.id = k.id
    where k.tenant_id = ${tenant} and k.published_at is not null
      and (k.owner_id = ${person.id} or ${keepsDept(person, sql`k.dept_id`)})
    order by 2, 1 limit ${processLimits.processesShown}`);

/** Access check for every call that publishes or edits a process. */
export async function assertKeepsProcess(db: Db, person: Keeper, id: string): Promise<void> {
  const row = await db.maybe<{ own: boolean }>(
    sql`select ${keepsDept(person, sql`p.dept_id`)} as own from process p where p.tenant_id = ${tenant} and p.id = ${id}`,
  );
  if (!row?.own) fail('not_found');
}

/** Whether this person may open a service with a process: it belongs to a department whose processes they keep. */
export const keepsService = async (db: Db, person: Keeper, serviceId: string): Promise<boolean> =>
  (
    await db.maybe<{ own: boolean }>(
      sql`select ${keepsDept(person, sql`s.dept_id`)} as own from service s where s.tenant_id = ${tenant} and s.id = ${serviceId}`,
    )
  )?.own ?? false;

/** Linking changes the service: publishing gives it another address. */
export async function assertKeepsService(db: Db, person: Keeper, serviceId: string | null): Promise<void> {
  if (serviceId !== null && !(await keepsService(db, person, serviceId)))
    fail('process_service_foreign', {}, { field: 'serviceId' });
}

/** A process may only be given to a department whose processes the person keeps. */
export async function assertKeepsDept(db: Db, person: Keeper, deptId: string): Promise<void> {
  const row = await db.maybe<{ own: boolean }>(
    sql`select ${keepsDept(person, sql`d.id`)} as own from dept d where d.tenant_id = ${tenant} and d.id = ${deptId}`,
  );
  if (!row?.own) fail('invalid_input', { fields: 'ownerDeptId' }, { fields: ['ownerDeptId'] });
}
