import type { UserQuery } from '@yizhan/contract/entities/users.ts';
import * as administrationLimits from '@yizhan/contract/limits/administration.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';
import type { Accepted, ExportSource, RefusedRow, RefusedUndo, RowsWanted, Writing } from '../../domain/bulk/list.ts';
import { userConditions } from './list-queries.ts';

/** Every identity of the people that the search finds. */
export const identitySource = ({ conditions }: RowsWanted<UserQuery>): ExportSource => ({
  columns: {
    account: sql`u.account`,
    realName: sql`u.real_name`,
    type: sql`(select t.value from dict c join dict_item t on t.dict_id = c.id and t.tenant_id = c.tenant_id
      where c.tenant_id = ${tenant} and c.code = 'identityType' and t.key = own.type::text)`,
    number: sql`own.number`,
    dept: sql`d.name`,
    post: sql`own.post`,
    validFrom: sql`own.valid_from::text`,
    validTo: sql`own.valid_to::text`,
    isDefault: sql`own.is_default`,
    roles: sql`(select string_agg(r.name, '、' order by r.name) from identity_role ir join role r on r.id = ir.role_id
      where ir.tenant_id = ${tenant} and ir.identity_id = own.id)`,
  },
  from: sql`from app_user u
    join user_identity own on own.tenant_id = ${tenant} and own.user_id = u.id
    left join dept d on d.id = own.dept_id and d.tenant_id = ${tenant}
    where ${userConditions(conditions)}`,
  people: sql`u.id`,
  order: sql`lower(u.account), own.is_default desc, own.id`,
});

/** Whoever the account is: by the index, however many there are. */
const named = (rows: string) => sql`
  select r.*, u.id as user_id, u.real_name
  from json_to_recordset(${rows}::json) as r(n int, account text, "realName" text, type smallint, number text, dept bigint,
    post text, "validFrom" date, "validTo" date)
  left join lateral (
    select u.id, u.real_name from app_user u
    where u.tenant_id = ${tenant} and lower(u.account) = lower(r.account) limit 1) u on true`;

const sameIdentity = sql`own.tenant_id = ${tenant} and own.user_id = r.user_id and own.type = r.type
  and own.number = coalesce(r.number, '') and own.dept_id is not distinct from r.dept`;

/**
 * Somebody's identity that is there is a duplicate; an account that is nobody's, or somebody else's, is a failure, and so
 * is one identity more than a person can have.
 */
export const listExisting = async (db: Db, rows: string, { counts }: Pick<Accepted, 'counts'>): Promise<RefusedRow[]> =>
  (
    await db.many<{ n: number; column: string; reason: string | null }>(sql`
      with asked as (
        select r.*, r.user_id is not null and r."realName" <> r.real_name as is_other,
          exists (select from user_identity own where ${sameIdentity}) as known
        from (${named(rows)}) r
      ), placed as (
        select a.*, count(*) filter (where not known) over (partition by user_id order by n rows unbounded preceding)
          + (select count(*) from user_identity own where own.tenant_id = ${tenant} and own.user_id = a.user_id)
          + coalesce((${json(counts)}::jsonb ->> lower(a.account))::int, 0) as place
        from asked a
      ), refused as (
        select n, known, is_other, case when user_id is null then 'noAccount' when is_other then 'otherName'
          when not known and place > ${administrationLimits.identitiesPerUser} then 'full' end as reason
        from placed
      )
      select n, case when is_other then 'realName' else 'account' end as column, reason from refused
      where known or reason is not null order by n`)
  ).map(({ n, column, reason }) => ({ n, column, ...(reason && { reason }) }));

/** Who has none by default gets the first of these. The person counts as changed: an open form must not undo it. */
export const insertIdentities = (db: Db, rows: string, w: Writing & { without: readonly number[] }) =>
  db.many<{ n: number; id: string }>(sql`
    with r as materialized (
      select r.*, nextval('user_identity_id_seq') as id, row_number() over (partition by r.user_id order by r.n) as place
      from (${named(rows)}) r
      where n <> all(${w.without}::int[]) and r.user_id is not null
        and not exists (select from user_identity own where ${sameIdentity})
    ), changed as (
      update app_user u set version = version + 1, updated_at = ${w.now}, updated_by = ${w.by}
      where u.tenant_id = ${tenant} and u.id in (select user_id from r)
    ), written as (
      insert into user_identity (id, tenant_id, user_id, type, number, dept_id, post, is_default, valid_from, valid_to)
      select id, ${tenant}, user_id, type, coalesce(number, ''), dept, coalesce(post, ''),
        place = 1 and not exists (
          select from user_identity own where own.tenant_id = ${tenant} and own.user_id = r.user_id and own.is_default),
        "validFrom", "validTo"
      from r returning id)
    select r.n, r.id from written join r using (id) order by r.n`);

/** What became the default, has a role, or belongs to somebody who was changed since, stays. */
export const undoIdentities = (db: Db, ids: readonly string[], since: Date) =>
  db.many<RefusedUndo>(sql`
    with asked as (
      select a.id, u.id as user_id, u.account, case
        when own.id is null then 'gone'
        when u.updated_at > ${since} then 'changed'
        when exists (select from session s where s.tenant_id = ${tenant} and s.identity_id = own.id)
          or exists (select from identity_role ir where ir.tenant_id = ${tenant} and ir.identity_id = own.id) then 'used'
      end as reason
      from unnest(${ids}::bigint[]) a(id)
      left join user_identity own on own.tenant_id = ${tenant} and own.id = a.id
      left join app_user u on u.tenant_id = ${tenant} and u.id = own.user_id
    ), changed as (
      update app_user set version = version + 1
      where tenant_id = ${tenant} and id in (select user_id from asked where reason is null)
    ), removed as (
      delete from user_identity where tenant_id = ${tenant} and id in (select id from asked where reason is null))
    select id, coalesce(account, '') as name, reason from asked where reason is not null`);
