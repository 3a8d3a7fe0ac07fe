import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export const listAccountIds = (db: Db, accounts: readonly string[]) =>
  db.many<{ account: string; id: string }>(sql`
    select account, id from app_user
    where tenant_id = ${tenant} and lower(account) = any(${accounts}::text[]) and status <> 'disabled'`);

export const listDepartmentIds = (db: Db, codes: readonly string[]) =>
  db.many<{ code: string; id: string }>(sql`
    select code, id from dept where tenant_id = ${tenant} and code = any(${codes}::text[])`);

export const listRoleIds = (db: Db, codes: readonly string[]) =>
  db.many<{ code: string; id: string }>(sql`
    select code, id from role where tenant_id = ${tenant} and code = any(${codes}::text[])`);

export const listServiceIds = (db: Db, codes: readonly string[]) =>
  db.many<{ code: string; id: string; deptId: string | null; promiseDays: number | null }>(sql`
    select code, id, dept_id as "deptId", promise_days as "promiseDays" from service
    where tenant_id = ${tenant} and code = any(${codes}::text[])`);
