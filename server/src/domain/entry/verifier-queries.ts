import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { canUse } from '../services/queries.ts';
import type { Rights } from '../services/rules.ts';
import { departmentsAbove, identityValid } from '../users/identity-queries.ts';
import type { EntryHolder } from './queries.ts';

type Verifier = { id: string; secretHash: string | null };

/** A service on the shelf by its code; one without a secret cannot verify anybody. */
export const findVerifier = (db: Db, code: string) =>
  db.maybe<Verifier>(sql`
    select id, verify_secret as "secretHash" from service
    where tenant_id = ${tenant} and code = ${code} and status = 'SHELF'`);

type VerifiedPerson = Rights & {
  account: string;
  name: string;
  userCode: string;
  identity: number;
  identityName: string;
  department: string;
  departmentCode: string;
};

/** Checked against current data: a person disabled or without that identity by now is not verified. */
export async function findVerifiedPerson(db: Db, serviceId: string, { userId, identityId }: EntryHolder, now: Date) {
  const found = await db.maybe<VerifiedPerson>(sql`
    select u.account, u.real_name as name, i.number as "userCode", i.type as identity, i.type as "roleType",
      coalesce((select v.value from dict t join dict_item v on v.dict_id = t.id and v.tenant_id = t.tenant_id
        where t.tenant_id = ${tenant} and t.code = 'identityType' and v.key = i.type::text), '') as "identityName",
      coalesce(d.name, '') as department, coalesce(d.code, '') as "departmentCode",
      array(select r.role_id::text from identity_role r where r.identity_id = i.id and r.tenant_id = i.tenant_id) as "roleIds",
      ${departmentsAbove} as "deptIds"
    from app_user u
    join user_identity i on i.tenant_id = u.tenant_id and i.user_id = u.id and i.id = ${identityId}::bigint
    left join dept d on d.tenant_id = i.tenant_id and d.id = i.dept_id
    where u.tenant_id = ${tenant} and u.id = ${userId} and u.status = 'active' and ${identityValid(now)}`);
  if (!found) return undefined;
  const { roleIds, roleType, deptIds, ...person } = found;
  const usable = canUse({ roleIds, roleType, deptIds });
  const service = await db.maybe(
    sql`select 1 from service s where s.tenant_id = ${tenant} and s.id = ${serviceId} and ${usable}`,
  );
  return service && person;
}
