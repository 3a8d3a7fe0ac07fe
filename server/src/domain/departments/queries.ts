import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';

/** A department and all below it. */
export const withBelow = (deptId: string) => sql`
  with recursive below as (
    select id from dept where tenant_id = ${tenant} and id = ${deptId}
    union
    select d.id from dept d join below b on d.parent_id = b.id where d.tenant_id = ${tenant})
  select id from below`;

/** Whether a department (an SQL expression) is the person's own or one below it. */
export const isOwnDept = ({ deptId }: Pick<Person, 'deptId'>, dept: Sql): Sql =>
  deptId === null ? sql`false` : sql`coalesce(${dept} in (${withBelow(deptId)}), false)`;
