import type { PublicAccount } from '@yizhan/contract/entities/notice.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';

/** Joins the department `d` and the school `t` of the account `a`. */
export const accountSource: Sql = sql`
  left join dept d on d.tenant_id = ${tenant} and d.id = a.dept_id
  join tenant t on t.id = ${tenant}`;

/** Joins the account `a` of the notice `n`, its department `d` and the school `t`. */
export const accountJoins: Sql = sql`
  join public_account a on a.tenant_id = ${tenant} and a.id = n.account_id ${accountSource}`;

/** A department's own account is called as the department is now; a removed department's keeps its last name. */
export const accountName: Sql = sql`
  case when not a.is_default then a.name when a.dept_id is null then t.name else coalesce(d.name, a.name) end`;

export type Sender = Pick<Person, 'id' | 'deptId' | 'menus'>;

/** Who looks after accounts sends for any of them, to the whole school. */
export const isSchoolSender = ({ menus }: Pick<Sender, 'menus'>) => menus.has('userFrameConfig/manage/accounts');

/** Whether a person may send for the account `a`: as its staff, or because it is their department's own. */
export const canSendFor = (sender: Sender): Sql =>
  isSchoolSender(sender)
    ? sql`true`
    : sql`(a.is_default and a.dept_id = ${sender.deptId}::bigint or exists (
        select 1 from public_account_staff s
        where s.tenant_id = ${tenant} and s.account_id = a.id and s.user_id = ${sender.id}))`;

/** The same for the account of the notice `n`. */
export const canManageNotice = (sender: Sender): Sql =>
  isSchoolSender(sender)
    ? sql`true`
    : sql`exists (select 1 from public_account a
        where a.tenant_id = ${tenant} and a.id = n.account_id and ${canSendFor(sender)})`;

/** An account that people may write to. */
export const getOpenAccount = (db: Db, id: string) =>
  db.maybe<{ id: string; name: string }>(sql`
    select a.id, ${accountName} as name from public_account a ${accountSource}
    where a.tenant_id = ${tenant} and a.id = ${id} and a.allow_reply`);

/** Departments that have no account yet get one, and so does the school. */
export const addMissingAccounts = (db: Db) =>
  db.run(sql`
    insert into public_account (tenant_id, dept_id, name)
    select ${tenant}, d.id, d.name from dept d
    where d.tenant_id = ${tenant} and not exists (
      select 1 from public_account a where a.tenant_id = ${tenant} and a.dept_id = d.id and a.is_default)
    union all
    select ${tenant}, null, '' where not exists (
      select 1 from public_account a where a.tenant_id = ${tenant} and a.dept_id is null and a.is_default)
    on conflict do nothing`);

/** What accounts the sender may send for, with who follows them: the school's first, then in the order of departments. */
export const listAccounts = (db: Db, sender: Sender) =>
  db.many<PublicAccount>(sql`
    select a.id, ${accountName} as name, a.dept_id as "deptId", ${followersOf} as followers
    from public_account a ${accountSource}
    where a.tenant_id = ${tenant} and (not a.is_default or a.dept_id is null or d.id is not null)
      and ${canSendFor(sender)}
    order by a.dept_id is not null, d.sort, a.is_default desc, a.id`);

/** Unless said otherwise, an account is followed by its department; the school's own by everybody. */
export const followersOf: Sql = sql`coalesce(a.followers, jsonb_build_object('all', a.dept_id is null,
  'deptIds', case when a.dept_id is null then '[]'::jsonb else jsonb_build_array(a.dept_id::text) end,
  'roleIds', '[]'::jsonb, 'identityTypes', '[]'::jsonb))`;

/** The department of an account that the person may send for; undefined if there is none such. */
export const findSendable = (db: Db, sender: Sender, id: string) =>
  db.maybe<{ deptId: string | null }>(sql`
    select a.dept_id as "deptId" from public_account a
    where a.tenant_id = ${tenant} and a.id = ${id} and ${canSendFor(sender)}`);

/** Departments that a person may reach in the name of an account; null = the whole school. */
export const reachOf = (sender: Sender, account: { deptId: string | null }): string[] | null =>
  isSchoolSender(sender) ? null : [...new Set([sender.deptId, account.deptId].filter((id) => id !== null))];
