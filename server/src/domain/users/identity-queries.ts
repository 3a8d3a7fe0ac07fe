import { type Sql, sql } from '../../db/sql.ts';

/** Deeper than any school's structure: bounds the recursion. */
const DEEPEST = 20;

const today = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Shanghai')::date`;

/** Condition: an identity (alias `i`) is valid today, first and last day included. */
export const identityValid = (now: Date): Sql => sql`
  (i.valid_from is null or i.valid_from <= ${today(now)}) and (i.valid_to is null or i.valid_to >= ${today(now)})`;

/**
 * The department of an identity (`i`) and all above it, nearest first: a restriction to a department includes everybody
 * below it. Queried once per session, by primary key.
 */
export const departmentsAbove: Sql = sql`array(
  with recursive up(id, parent_id, far) as (
    select d.id, d.parent_id, 0 from dept d where d.tenant_id = i.tenant_id and d.id = i.dept_id
    union
    select d.id, d.parent_id, up.far + 1 from up
    join dept d on d.tenant_id = i.tenant_id and d.id = up.parent_id where up.far < ${DEEPEST}
  )
  select id::text from up order by far)`;
