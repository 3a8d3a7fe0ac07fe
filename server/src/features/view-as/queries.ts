import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';
import type { ViewedIdentity } from '../../person.ts';

export const writeView = (db: Db, sessionId: string, view: ViewedIdentity | null) =>
  db.run(sql`
    update session set view_as = ${view === null ? null : json(view)}::jsonb
    where tenant_id = ${tenant} and id = ${sessionId}`);

type ViewAsQuery = { type: number; deptId: string | null; roleId: string | null };
type Names = { typeName: string; deptName: string; deptIds: string[]; roleName: string };

/** The name of the identity as the school calls it, the department's and the role's, and all departments it belongs to. */
export const findNames = (db: Db, { type, deptId, roleId }: ViewAsQuery) =>
  db.one<Names>(sql`
    with recursive above as (
      select d.id, d.parent_id from dept d where d.tenant_id = ${tenant} and d.id = ${deptId}::bigint
      union select d.id, d.parent_id from dept d join above a on d.tenant_id = ${tenant} and d.id = a.parent_id
    )
    select coalesce((select i.value from dict k
        join dict_item i on i.tenant_id = ${tenant} and i.dict_id = k.id and i.key = ${String(type)}
        where k.tenant_id = ${tenant} and k.code = 'identityType'), '') as "typeName",
      coalesce((select d.name from dept d where d.tenant_id = ${tenant} and d.id = ${deptId}::bigint), '') as "deptName",
      coalesce((select r.name from role r where r.tenant_id = ${tenant} and r.id = ${roleId}::bigint), '') as "roleName",
      coalesce((select array_agg(a.id::text) from above a), '{}') as "deptIds"`);
