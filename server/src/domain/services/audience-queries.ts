import { sql } from '../../db/sql.ts';

/** The names of the identities, roles and departments that the service `s` is limited to. */
export const audienceNames = sql`array(
  select i.value from dict t join dict_item i on i.dict_id = t.id and i.tenant_id = t.tenant_id
  where t.tenant_id = s.tenant_id and t.code = 'identityType'
    and s.identity_types @> case when i.key ~ '^[0-9]$' then to_jsonb(i.key::int) else '[null]' end
  order by i.sort, i.id
) || array(
  select r.name from role r where r.tenant_id = s.tenant_id and s.role_ids ? r.id::text order by r.id
) || array(
  select u.name from dept u where u.tenant_id = s.tenant_id and s.user_dept_ids ? u.id::text order by u.sort, u.id
)`;
