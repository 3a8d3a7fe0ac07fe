import type { Menu } from '@yizhan/contract/sections.ts';
import { fail } from '../../common/fail.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { isOwnDept } from '../../domain/departments/queries.ts';
import type { Person } from '../../person.ts';

const SUPERVISION: Menu = 'userFrameConfig/manage/supervision';
export const DEPARTMENT_CASES: Menu = 'userFrameConfig/manage/departmentCases';

type Reader = Pick<Person, 'menus' | 'deptId'>;

/** Sees the cases of the whole school. */
export const isSupervisor = ({ menus }: Pick<Reader, 'menus'>) => menus.has(SUPERVISION);

/** Whether a case of this department (an SQL expression) concerns the person as one of its own. */
export const answersFor = (person: Reader, dept: Sql): Sql =>
  person.menus.has(DEPARTMENT_CASES) ? isOwnDept(person, dept) : sql`false`;

/** EF-4: supervisors see all cases, a department's people their own, nobody else any. */
export function inReach(person: Reader, dept: Sql): Sql {
  if (isSupervisor(person)) return sql`true`;
  if (!person.menus.has(DEPARTMENT_CASES)) fail('no_menu_entry');
  return isOwnDept(person, dept);
}
