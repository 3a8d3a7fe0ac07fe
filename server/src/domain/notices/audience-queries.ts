import type { Receivers } from '@yizhan/contract/entities/notice.ts';
import type { Db } from '../../db/database.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { identityValid } from '../users/identity-queries.ts';

/** Departments that the sender may reach, with those below; null = the whole school. */
type Reach = readonly string[] | null;

/**
 * The people a choice of receivers reaches, each once: the union of what is named. Departments include all below them,
 * and only identities that are valid today count. Disabled accounts receive nothing.
 */
const audience = (
  { all, userIds, deptIds, roleIds, identityTypes, groupIds }: Receivers,
  reach: Reach,
  now: Date,
): Sql => sql`
  with recursive below(id) as (
    select id from dept where tenant_id = ${tenant} and id = any(${deptIds}::bigint[])
    union select d.id from dept d join below b on d.parent_id = b.id where d.tenant_id = ${tenant}
  ), picked(id) as (
    select unnest(${userIds}::bigint[])
    union select i.user_id from user_identity i
      where i.tenant_id = ${tenant} and ${identityValid(now)} and (
        i.type = any(${identityTypes}::int[]) or i.dept_id in (select id from below)
        or i.id in (select r.identity_id from identity_role r
          where r.tenant_id = ${tenant} and r.role_id = any(${roleIds}::bigint[])))
    union select m.user_id from conversation_member m
      join conversation c on c.tenant_id = ${tenant} and c.id = m.conversation_id
      where m.tenant_id = ${tenant} and m.conversation_id = any(${groupIds}::bigint[]) and m.left_at is null
        and c.kind = 'group' and c.dissolved_at is null
  ), audience(id) as (
    select u.id from app_user u where u.tenant_id = ${tenant} and u.status <> 'disabled'
      and (${all}::bool or u.id in (select id from picked))
      ${reach === null ? nothing : sql`and u.id in (${peopleOf(reach, now)})`}
  )`;

const peopleOf = (deptIds: readonly string[], now: Date): Sql => sql`
  with recursive within(id) as (
    select id from dept where tenant_id = ${tenant} and id = any(${deptIds}::bigint[])
    union select d.id from dept d join within w on d.parent_id = w.id where d.tenant_id = ${tenant}
  ) select i.user_id from user_identity i
    where i.tenant_id = ${tenant} and i.dept_id in (select id from within) and ${identityValid(now)}`;

export const countReceivers = async (db: Db, receivers: Receivers, reach: Reach, now: Date) =>
  (await db.one<{ count: number }>(sql`${audience(receivers, reach, now)} select count(*)::int as count from audience`))
    .count;

type Batch = {
  noticeId: string;
  receivers: Receivers;
  reach: Reach;
  sentAt: Date;
  now: Date /** Null = all at once. */;
  most: number | null;
};

/**
 * Writes the next receivers of a notice in the order of their ids, and answers how many. Continues after the last one
 * written, so that a job can be stopped at any time and run again.
 */
export const insertReceivers = (db: Db, { noticeId, receivers, reach, sentAt, now, most }: Batch) =>
  db.run(sql`
    ${audience(receivers, reach, now)}
    insert into notice_receiver (tenant_id, notice_id, user_id, dept_id, sent_at)
    select ${tenant}, ${noticeId}, a.id, (
        select i.dept_id from user_identity i where i.tenant_id = ${tenant} and i.user_id = a.id and ${identityValid(now)}
        order by i.is_default desc, i.id limit 1), ${sentAt}
    from audience a
    where a.id > coalesce((select max(user_id) from notice_receiver
      where tenant_id = ${tenant} and notice_id = ${noticeId}), 0)
    order by a.id limit ${most}::int
    on conflict do nothing`);

/** The next receivers by id, to publish hints to. */
export const listReceiverIds = async (db: Db, noticeId: string, after: string, most: number) =>
  (
    await db.many<{ id: string }>(sql`
      select user_id as id from notice_receiver
      where tenant_id = ${tenant} and notice_id = ${noticeId} and user_id > ${after}
      order by user_id limit ${most}`)
  ).map(({ id }) => id);
