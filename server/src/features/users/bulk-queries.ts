import type { UserQuery } from '@yizhan/contract/entities/users.ts';
import { bulkUsers as en } from '@yizhan/contract/texts/en/bulk-users.ts';
import { bulkUsers as zh } from '@yizhan/contract/texts/zh-CN/bulk-users.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { ExportSource, Option, RefusedUndo, RowsWanted, Writing } from '../../domain/bulk/list.ts';
import { userConditions } from './list-queries.ts';

const words = { 'zh-CN': zh, en };

export const userSource = ({ conditions, ids, language }: RowsWanted<UserQuery>): ExportSource => ({
  columns: {
    account: sql`u.account`,
    realName: sql`u.real_name`,
    nickName: sql`u.nick_name`,
    type: sql`(select t.value from dict c join dict_item t on t.dict_id = c.id and t.tenant_id = c.tenant_id
      where c.tenant_id = ${tenant} and c.code = 'identityType' and t.key = i.type::text)`,
    number: sql`i.number`,
    dept: sql`d.name`,
    post: sql`i.post`,
    mobile: sql`u.mobile`,
    email: sql`u.email`,
    validFrom: sql`i.valid_from::text`,
    validTo: sql`i.valid_to::text`,
    roles: sql`(select string_agg(distinct r.name, '、') from user_identity own
      join identity_role ir on ir.identity_id = own.id and ir.tenant_id = own.tenant_id join role r on r.id = ir.role_id
      where own.tenant_id = ${tenant} and own.user_id = u.id)`,
    status: sql`case u.status when 'active' then ${words[language].active} when 'waiting' then ${words[language].waiting}
      else ${words[language].disabled} end`,
    lastSignInAt: toWireTimeSql(sql`u.last_sign_in_at`),
  },
  from: sql`from app_user u
    left join user_identity i on i.tenant_id = ${tenant} and i.user_id = u.id and i.is_default
    left join dept d on d.id = i.dept_id and d.tenant_id = ${tenant}
    where ${ids ? sql`u.tenant_id = ${tenant} and u.id = any(${ids}::bigint[])` : userConditions(conditions)}`,
  people: sql`u.id`,
  order: sql`lower(u.account), u.id`,
});

/** Identity types by the school's own names, departments by name, short name or code. */
export async function listOptions(db: Db): Promise<Record<'type' | 'dept', Option[]>> {
  const types = await db.many<{ label: string; value: string }>(sql`
    select t.value as label, t.key as value from dict c join dict_item t on t.dict_id = c.id and t.tenant_id = c.tenant_id
    where c.tenant_id = ${tenant} and c.code = 'identityType' and t.enabled and t.key <> '9' order by t.sort, t.id`);
  const depts = await db.many<{ id: string; name: string; code: string; shortName: string }>(
    sql`select id, name, code, short_name as "shortName" from dept where tenant_id = ${tenant} order by sort, id`,
  );
  return {
    type: types,
    dept: depts.map(({ id, name, code, shortName }) => ({ label: name, value: id, also: [code, shortName] })),
  };
}

/** Each by the index: a join would be planned while the table is small, and then scan all of it for every batch. */
export const listExisting = (db: Db, rows: string) =>
  db.many<{ n: number; column: string }>(sql`
    select r.n, 'account' as column from json_to_recordset(${rows}::json) as r(n int, account text)
    where (
      select u.id from app_user u where u.tenant_id = ${tenant} and lower(u.account) = lower(r.account) limit 1) is not null`);

/** People who wait for their link, each with one identity. Ids are given out first, so that both tables know them. */
export const insertUsers = (db: Db, rows: string, w: Writing & { without: readonly number[] }) =>
  db.many<{ n: number; id: string }>(sql`
    with r as materialized (
      select nextval('app_user_id_seq') as id, r.*
      from json_to_recordset(${rows}::json) as r(n int, account text, "realName" text, "nickName" text, type smallint,
        number text, dept bigint, post text, mobile text, email text, "validFrom" date, "validTo" date)
      where n <> all(${w.without}::int[])
    ), u as (
      insert into app_user (id, tenant_id, account, real_name, nick_name, email, mobile, status, created_at, updated_at, updated_by)
      select id, ${tenant}, account, "realName", coalesce("nickName", "realName"), coalesce(email, ''), coalesce(mobile, ''),
        'waiting', ${w.now}, ${w.now}, ${w.by}
      from r
      on conflict (tenant_id, lower(account)) do nothing
      returning id
    ), written as (select r.* from r where id in (select id from u)), i as (
      insert into user_identity (tenant_id, user_id, type, number, dept_id, post, is_default, valid_from, valid_to)
      select ${tenant}, id, type, coalesce(number, ''), dept, coalesce(post, ''), true, "validFrom", "validTo" from written)
    select n, id from written order by n`);

/** Somebody who was changed, has used the link, or signed in, stays. */
export const undoUsers = (db: Db, ids: readonly string[]) =>
  db.many<RefusedUndo>(sql`
    with asked as (
      select a.id, u.account, case
        when u.id is null then 'gone'
        when u.version <> 1 then 'changed'
        when u.status <> 'waiting' or u.password_hash is not null or u.last_sign_in_at is not null
          or exists (select from file_object f where f.tenant_id = ${tenant} and f.owner_id = u.id)
          or exists (select from todo t where t.tenant_id = ${tenant} and t.assignee_id = u.id) then 'used'
      end as reason
      from unnest(${ids}::bigint[]) a(id) left join app_user u on u.tenant_id = ${tenant} and u.id = a.id
    ), removed as (
      delete from app_user where tenant_id = ${tenant} and id in (select id from asked where reason is null) returning id)
    select id, coalesce(account, '') as name, coalesce(reason, 'used') as reason
    from asked where id not in (select id from removed)`);
