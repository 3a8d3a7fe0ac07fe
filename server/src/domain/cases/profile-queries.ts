import type { Profile } from '@yizhan/contract/form-rules.ts';
import type { Reader } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** What a form fills in about a person, by the identity under which they apply. */
export const findProfile = (db: Reader, identityId: string) =>
  db.maybe<Profile>(sql`
    select u.real_name as name, i.number, coalesce(d.name, '') as department, i.post as class, u.mobile as phone
    from user_identity i join app_user u on u.tenant_id = i.tenant_id and u.id = i.user_id
    left join dept d on d.tenant_id = i.tenant_id and d.id = i.dept_id
    where i.tenant_id = ${tenant} and i.id = ${identityId}`);
