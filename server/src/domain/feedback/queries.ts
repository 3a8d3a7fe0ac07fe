import type { CanSeeAttached } from '../../common/files.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';
import { holdersOf, nearestHolders } from '../departments/holder-queries.ts';
import { isOwnDept } from '../departments/queries.ts';
import { isCoordinator } from './rules.ts';

type Handler = Pick<Person, 'menus' | 'deptId'>;
const menu = 'userFrameConfig/manage/feedback';

/** Whether this person handles the feedback of a department (an SQL expression). */
export const handlesDept = (person: Handler, dept: Sql): Sql =>
  isCoordinator(person) ? sql`true` : isOwnDept(person, dept);

/** The school's desk. */
async function coordinatorsOf(db: Db, now: Date): Promise<string[]> {
  const handlers = new Set(await holdersOf(db, menu, now));
  const desk = [
    ...(await holdersOf(db, 'userFrameConfig/manage/services', now)),
    ...(await holdersOf(db, 'userFrameConfig/manage/settings', now)),
  ];
  return [...new Set(desk)].filter((id) => handlers.has(id));
}

/** Who answers: people of the department, else of the nearest one above, else the school's desk. */
export async function handlersOf(db: Db, deptId: string | null, now: Date): Promise<string[]> {
  const near = deptId === null ? [] : await nearestHolders(db, menu, deptId, now);
  return near.length > 0 ? near : coordinatorsOf(db, now);
}

const handles = (person: Person) => (person.menus.has(menu) ? handlesDept(person, sql`f.dept_id`) : sql`false`);

/** Pictures: whoever wrote it, and who handles it. */
export const canSeeFeedback: CanSeeAttached = async (db, person, id) => {
  if (!person) return false;
  const found = await db.maybe(sql`
    select 1 from feedback f where f.tenant_id = ${tenant} and f.id = ${id}
      and (f.user_id = ${person.id} or ${handles(person)})`);
  return found !== undefined;
};

/** Files of an answer: also those whose feedback was answered with it. */
export const canSeeFeedbackReply: CanSeeAttached = async (db, person, id) => {
  if (!person) return false;
  const found = await db.maybe(sql`
    select 1 from feedback f where f.tenant_id = ${tenant} and f.id = ${id}
      and (f.user_id = ${person.id} or ${handles(person)})
    union all
    select 1 from feedback_log l join feedback f on f.tenant_id = l.tenant_id and f.id = l.feedback_id
    where l.tenant_id = ${tenant} and l.source_id = ${id} and f.user_id = ${person.id} limit 1`);
  return found !== undefined;
};
