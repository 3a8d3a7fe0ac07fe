import type { AccountDetail, AccountInput, AccountRow } from '@yizhan/contract/entities/public-account.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { listUses } from '../../common/in-use-queries.ts';
import type { LastChange } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { json, nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { accountName, accountSource, followersOf } from '../../domain/notices/account-queries.ts';

/** The school's own first, then in the order of departments, those added last. */
export const listAccountRows = (db: Db, keyword: string | undefined) =>
  db.many<AccountRow>(sql`
    select a.id, ${accountName} as name, a.is_default as "isDefault", coalesce(d.name, '') as "deptName", a.description,
      a.avatar, a.allow_reply as "allowReply", a.version, (select count(*)::int from public_account_staff s
        where s.tenant_id = ${tenant} and s.account_id = a.id) as staff, coalesce(n.count, 0)::int as notices
    from public_account a ${accountSource}
      left join (select account_id, count(*) as count from notice
        where tenant_id = ${tenant} and not is_test and source = '' and state in ('sending', 'sent', 'recalled') group by 1) n
        on n.account_id = a.id
    where a.tenant_id = ${tenant} and (not a.is_default or a.dept_id is null or d.id is not null)
      ${keyword ? sql`and strpos(lower(${accountName} || ' ' || a.description), lower(${keyword})) > 0` : nothing}
    order by not a.is_default, a.dept_id is not null, d.sort, a.id`);

export type StoredAccount = Omit<AccountDetail, 'staff'> & LastChange;

export const findAccount = (db: Db, id: string) =>
  db.maybe<StoredAccount>(sql`
    select a.id, a.version, ${accountName} as name, a.is_default as "isDefault", a.description, a.avatar,
      a.dept_id as "deptId", coalesce(d.name, '') as "deptName", a.allow_reply as "allowReply", ${followersOf} as followers,
      array(select s.user_id::text from public_account_staff s
        where s.tenant_id = ${tenant} and s.account_id = a.id order by s.user_id) as "staffIds",
      ${toWireTimeSql(sql`a.updated_at`)} as "updatedAt",
      (select nick_name from app_user u where u.tenant_id = ${tenant} and u.id = a.updated_by) as "updatedBy"
    from public_account a ${accountSource} where a.tenant_id = ${tenant} and a.id = ${id}`);

export async function lockAccount(db: Db, id: string) {
  await db.run(sql`select id from public_account where tenant_id = ${tenant} and id = ${id} for update`);
  return findAccount(db, id);
}

type By = { by: string; now: Date };
type SavedRow = { id: string; version: number };

/** Undefined when the school has added as many as it can have. */
export const insertAccount = (db: Db, a: AccountInput, { by, now }: By) =>
  db.maybe<SavedRow>(sql`
    insert into public_account (tenant_id, dept_id, is_default, name, description, avatar, allow_reply, followers,
      created_at, updated_by, updated_at)
    select ${tenant}, ${a.deptId}::bigint, false, ${a.name}, ${a.description}, ${a.avatar}, ${a.allowReply}::bool,
      ${json(a.followers)}::jsonb, ${now}::timestamptz, ${by}::bigint, ${now}::timestamptz
    where (select count(*) from public_account x where x.tenant_id = ${tenant} and not x.is_default)
      < ${noticeLimits.maxAddedAccounts}
    returning id, version`);

/** Name and department of a department's own account stay what they are. */
export const updateAccount = (db: Db, id: string, a: AccountInput, { by, now }: By) =>
  db.one<SavedRow>(sql`
    update public_account set name = case when is_default then name else ${a.name} end,
      dept_id = case when is_default then dept_id else ${a.deptId}::bigint end, description = ${a.description},
      avatar = ${a.avatar}, allow_reply = ${a.allowReply}, followers = ${json(a.followers)}, updated_by = ${by},
      updated_at = ${now}, version = version + 1
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

/** Answers how many of them are people of this school. */
export async function replaceStaff(db: Db, accountId: string, userIds: readonly string[]): Promise<number> {
  await db.run(sql`delete from public_account_staff where tenant_id = ${tenant} and account_id = ${accountId}`);
  return db.run(sql`
    insert into public_account_staff (tenant_id, account_id, user_id)
    select ${tenant}, ${accountId}::bigint, u.id from app_user u
    where u.tenant_id = ${tenant} and u.id = any(${userIds}::bigint[])`);
}

export const nameStaff = (db: Db, ids: readonly string[]) =>
  db.many<{ id: string; name: string }>(sql`
    select id, real_name as name from app_user where tenant_id = ${tenant} and id = any(${ids}::bigint[]) order by id`);

export const isDepartment = async (db: Db, id: string) =>
  (await db.maybe(sql`select 1 from dept where tenant_id = ${tenant} and id = ${id}`)) !== undefined;

/** Its notices, written or sent; those that no screen lists are only counted. */
export const usesOfAccount = (db: Db, id: string) =>
  listUses(
    db,
    sql`
    select case when o.hidden then 'otherNotice' else 'notice' end as kind, n.id,
      case when o.hidden then '' else n.title end as name
    from notice n cross join lateral (select n.is_test or n.source <> '' as hidden) o
    where n.tenant_id = ${tenant} and n.account_id = ${id}`,
  );

export const deleteAccount = (db: Db, id: string) =>
  db.run(sql`delete from public_account where tenant_id = ${tenant} and id = ${id}`);
