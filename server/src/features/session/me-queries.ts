import type { Identity } from '@yizhan/contract/entities/session.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { identityValid } from '../../domain/users/identity-queries.ts';
import type { Person } from '../../person.ts';

type Profile = { realName: string; avatar: string | null; number: string; deptName: string };

export const findProfile = (db: Db, person: Person) =>
  db.maybe<Profile>(sql`
    select u.real_name as "realName", u.avatar, i.number, coalesce(d.name, '') as "deptName"
    from app_user u join user_identity i on i.tenant_id = u.tenant_id and i.user_id = u.id
    left join dept d on d.tenant_id = u.tenant_id and d.id = i.dept_id
    where u.tenant_id = ${tenant} and u.id = ${person.id} and i.id = ${person.identityId}`);

type IdentityRow = Omit<Identity, 'typeName'> & { /** From the school's dictionary. */ typeName: string | null };

export const listIdentities = (db: Db, person: Person, now: Date) =>
  db.many<IdentityRow>(sql`
    select i.id, i.type, n.value as "typeName", i.number, coalesce(d.name, '') as "deptName", i.post,
      i.id = ${person.identityId} as active
    from user_identity i
    left join dept d on d.tenant_id = i.tenant_id and d.id = i.dept_id
    left join dict c on c.tenant_id = i.tenant_id and c.code = 'identityType'
    left join dict_item n on n.dict_id = c.id and n.tenant_id = c.tenant_id and n.key = i.type::text
    where i.tenant_id = ${tenant} and i.user_id = ${person.id} and ${identityValid(now)}
    order by i.is_default desc, i.id`);

export const listRoles = (db: Db, person: Person) =>
  db.many<{ id: string; code: string; name: string }>(sql`
    select id, code, name from role where tenant_id = ${tenant} and id = any(${person.roleIds}::bigint[]) order by id`);
