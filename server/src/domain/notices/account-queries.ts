import type { PublicAccount } from '@yizhan/contract/entities/notice.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';

/** Joins the account `a` of the notice `n`, its department `d` and the school `t`. */
export const accountJoins: Sql = sql`
  join public_account a on a.tenant_id = ${tenant} and a.id = n.account_id
  left join dept d on d.tenant_id = ${tenant} and d.id = a.dept_id
  join tenant t on t.id = ${tenant}`;

/** An account is called as its department is now; a removed department's keeps its last name. */
export const accountName: Sql = sql`case when a.dept_id is null then t.name else coalesce(d.name, a.name) end`;

/** Departments that have no account yet get one, and so does the school. */
export const addMissingAccounts = (db: Db) =>
  db.run(sql`
    insert into public_account (tenant_id, dept_id, name)
    select ${tenant}, d.id, d.name from dept d
    where d.tenant_id = ${tenant} and not exists (
      select 1 from public_account a where a.tenant_id = ${tenant} and a.dept_id = d.id)
    union all
    select ${tenant}, null, '' where not exists (
      select 1 from public_account a where a.tenant_id = ${tenant} and a.dept_id is null)
    on conflict do nothing`);

/** The school's own first, then in the order of the departments. */
export const listAccounts = (db: Db) =>
  db.many<PublicAccount>(sql`
    select a.id, ${accountName} as name, a.dept_id as "deptId"
    from public_account a left join dept d on d.tenant_id = ${tenant} and d.id = a.dept_id
      join tenant t on t.id = ${tenant}
    where a.tenant_id = ${tenant} and (a.dept_id is null or d.id is not null)
    order by a.dept_id is not null, d.sort, a.id`);

export const isAccount = async (db: Db, id: string) =>
  (await db.maybe(sql`select 1 from public_account where tenant_id = ${tenant} and id = ${id}`)) !== undefined;
