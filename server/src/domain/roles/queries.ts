import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';
import { type Granter, PLATFORM_ADMINISTRATOR, type Rights, SCHOOL_ADMINISTRATOR } from './rules.ts';

export async function granterOf(db: Db, { menus, roleIds }: Person): Promise<Granter> {
  const rows = await db.many<{ code: string }>(
    sql`select code from role where tenant_id = ${tenant} and id = any(${roleIds}::bigint[])`,
  );
  const codes = new Set(rows.map((row) => row.code));
  return { menus, school: codes.has(SCHOOL_ADMINISTRATOR), platform: codes.has(PLATFORM_ADMINISTRATOR) };
}

/** What all identities of a person open together; undefined when there is no such person in the school. */
export const findRights = (db: Db, userId: string) =>
  db.maybe<Rights>(sql`
    select coalesce(array_agg(distinct m.menu) filter (where m.menu is not null), '{}') as menus,
      coalesce(bool_or(r.code = ${PLATFORM_ADMINISTRATOR}), false) as platform
    from app_user u
    left join user_identity i on i.tenant_id = u.tenant_id and i.user_id = u.id
    left join identity_role ir on ir.tenant_id = i.tenant_id and ir.identity_id = i.id
    left join role r on r.tenant_id = ir.tenant_id and r.id = ir.role_id
    left join role_menu m on m.tenant_id = r.tenant_id and m.role_id = r.id
    where u.tenant_id = ${tenant} and u.id = ${userId} group by u.id`);
