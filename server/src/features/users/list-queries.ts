import type { UserQuery, UserRow } from '@yizhan/contract/entities/users.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { join, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

const below = (deptId: string) => sql`
  with recursive below as (
    select id from dept where tenant_id = ${tenant} and id = ${deptId}
    union
    select d.id from dept d join below b on d.parent_id = b.id where d.tenant_id = ${tenant})
  select id from below`;

/** Department, type and role must match within one identity. */
function identityConditions({ deptId, type, roleId }: UserQuery): Sql[] {
  const conditions = [
    ...(deptId ? [sql`i.dept_id in (${below(deptId)})`] : []),
    ...(type ? [sql`i.type = ${type}`] : []),
    ...(roleId
      ? [
          sql`exists (select from identity_role r where r.identity_id = i.id and r.tenant_id = i.tenant_id and r.role_id = ${roleId})`,
        ]
      : []),
  ];
  if (conditions.length === 0) return [];
  return [
    sql`exists (select from user_identity i where i.tenant_id = u.tenant_id and i.user_id = u.id and ${join(conditions, sql` and `)})`,
  ];
}

function keywordConditions({ keyword }: UserQuery): Sql[] {
  if (!keyword) return [];
  const inside = `%${escapeLike(keyword)}%`;
  return [
    sql`((u.account || ' ' || u.real_name || ' ' || u.nick_name) ilike ${inside}
      or u.id in (select user_id from user_identity where tenant_id = ${tenant} and number like ${`${escapeLike(keyword)}%`}))`,
  ];
}

const conditions = (query: UserQuery) =>
  join(
    [
      sql`u.tenant_id = ${tenant}`,
      ...(query.status ? [sql`u.status = ${query.status}`] : []),
      ...keywordConditions(query),
      ...identityConditions(query),
    ],
    sql` and `,
  );

const sorts: Record<UserQuery['sort'], Sql> = {
  account: sql`lower(u.account)`,
  realName: sql`u.real_name`,
  lastSignInAt: sql`u.last_sign_in_at`,
  updatedAt: sql`u.updated_at`,
};

export async function countUsers(db: Db, query: UserQuery): Promise<number> {
  return (await db.one<{ n: number }>(sql`select count(*)::int as n from app_user u where ${conditions(query)}`)).n;
}

export const listUsers = (db: Db, query: UserQuery) =>
  db.many<UserRow>(sql`
    with shown as (
      select u.* from app_user u where ${conditions(query)}
      order by ${sorts[query.sort]} ${query.order === 'desc' ? sql`desc nulls last` : sql`asc nulls last`}, u.id
      limit ${query.size} offset ${(query.current - 1) * query.size})
    select u.id, u.account, u.real_name as "realName", u.nick_name as "nickName", u.status,
      ${toWireTimeSql(sql`u.last_sign_in_at`)} as "lastSignInAt",
      ${toWireTimeSql(sql`u.updated_at`)} as "updatedAt",
      exists (
        select from second_factor f where f.tenant_id = ${tenant} and f.user_id = u.id and f.confirmed_at is not null
      ) as "secondFactor",
      coalesce((
        select json_agg(json_build_object(
          'type', i.type, 'number', i.number, 'deptName', coalesce(d.name, ''), 'post', i.post, 'isDefault', i.is_default,
          'roleNames', coalesce((
            select json_agg(r.name order by r.name) from identity_role ir
            join role r on r.id = ir.role_id and r.tenant_id = ir.tenant_id
            where ir.identity_id = i.id and ir.tenant_id = i.tenant_id), '[]'::json)
        ) order by i.is_default desc, i.id)
        from user_identity i left join dept d on d.id = i.dept_id and d.tenant_id = i.tenant_id
        where i.tenant_id = ${tenant} and i.user_id = u.id), '[]'::json) as identities
    from shown u
    order by ${sorts[query.sort]} ${query.order === 'desc' ? sql`desc nulls last` : sql`asc nulls last`}, u.id`);
