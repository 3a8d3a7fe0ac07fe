import type { GroupMember } from '@yizhan/contract/entities/conversation.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';

export type Role = 'owner' | 'admin' | 'member';

export const insertGroup = async (db: Db, name: string, now: Date) =>
  (
    await db.one<{ id: string }>(sql`
      insert into conversation (tenant_id, kind, name, created_at) values (${tenant}, 'group', ${name}, ${now})
      returning id`)
  ).id;

/** Active people only; somebody who was a member before comes back. They see what is said from now on. */
export const insertMembers = (db: Db, jid: string, userIds: readonly string[], role: Role) =>
  db.run(sql`
    insert into conversation_member as m (tenant_id, conversation_id, user_id, role, joined_seq, read_seq, read_counted)
    select ${tenant}, c.id, u.id, ${role}, c.last_seq, c.last_seq, c.counted
    from conversation c, app_user u
    where c.tenant_id = ${tenant} and c.id = ${jid} and u.tenant_id = ${tenant} and u.status = 'active'
      and u.id = any(${userIds}::bigint[])
    on conflict (tenant_id, conversation_id, user_id) do update
      set left_at = null, role = excluded.role, joined_seq = excluded.joined_seq, read_seq = excluded.read_seq,
        read_counted = excluded.read_counted, mentioned_seq = null, hidden_seq = null
      where m.left_at is not null`);

export const countPeople = async (db: Db, userIds: readonly string[]) =>
  (
    await db.one<{ num: number }>(sql`
      select count(*)::int as num from app_user
      where tenant_id = ${tenant} and status = 'active' and id = any(${userIds}::bigint[])`)
  ).num;

type GroupRow = { name: string; announcement: string; role: Role };

const groupOf = (jid: string, userId: string): Sql => sql`
  select c.name, c.announcement, m.role from conversation c
  join conversation_member m on m.tenant_id = ${tenant} and m.conversation_id = c.id and m.user_id = ${userId}
    and m.left_at is null
  where c.tenant_id = ${tenant} and c.id = ${jid} and c.kind = 'group' and c.dissolved_at is null`;

/** The group and the person's role in it. */
export const findGroup = (db: Db, jid: string, userId: string) => db.maybe<GroupRow>(groupOf(jid, userId));

/** The same, locked, so that two changes of its members follow one another. */
export const lockGroup = (db: Db, jid: string, userId: string) =>
  db.maybe<GroupRow>(sql`${groupOf(jid, userId)} for update of c`);

/**
 * Gives a group whose owner is at this school no longer to an administrator, or to the eldest member. Returns
 * who has it now; undefined while the owner is there, or nobody else is.
 */
export const passOnGroup = async (db: Db, jid: string) => {
  const changed = await db.many<{ userId: string; role: Role }>(sql`
    with here as (
      select m.user_id, m.role, m.joined_seq from conversation_member m
      join app_user u on u.tenant_id = ${tenant} and u.id = m.user_id and u.status <> 'disabled'
      where m.tenant_id = ${tenant} and m.conversation_id = ${jid} and m.left_at is null),
    heir as (
      select user_id from here where not exists (select from here where role = 'owner')
      order by role <> 'admin', joined_seq, user_id limit 1)
    update conversation_member m set role = case when m.user_id = heir.user_id then 'owner' else 'member' end
    from heir
    where m.tenant_id = ${tenant} and m.conversation_id = ${jid} and (m.user_id = heir.user_id) <> (m.role = 'owner')
      and m.left_at is null
    returning m.user_id as "userId", m.role`);
  return changed.find(({ role }) => role === 'owner')?.userId;
};

export const listOwnedGroups = async (db: Db, userIds: readonly string[]) =>
  (
    await db.many<{ jid: string }>(sql`
      select m.conversation_id as jid from conversation_member m
      join conversation c on c.tenant_id = ${tenant} and c.id = m.conversation_id and c.dissolved_at is null
      where m.tenant_id = ${tenant} and m.user_id = any(${userIds}::bigint[]) and m.role = 'owner' and m.left_at is null
      order by 1`)
  ).map(({ jid }) => jid);

export const listGroupMembers = (db: Db, jid: string) =>
  db.many<GroupMember>(sql`
    select m.user_id as "userId", u.real_name as name, u.avatar, m.role, coalesce(u.sounds, '') as sounds,
      m.joined_seq::float8 as "joinedSeq", m.read_seq::float8 as "readSeq"
    from conversation_member m
    join app_user u on u.tenant_id = ${tenant} and u.id = m.user_id
    where m.tenant_id = ${tenant} and m.conversation_id = ${jid} and m.left_at is null
    order by case m.role when 'owner' then 0 when 'admin' then 1 else 2 end, u.real_name, u.id`);

export const listMemberIds = async (db: Db, jid: string) =>
  (
    await db.many<{ userId: string }>(sql`
      select user_id as "userId" from conversation_member
      where tenant_id = ${tenant} and conversation_id = ${jid} and left_at is null`)
  ).map(({ userId }) => userId);

export const countMembers = async (db: Db, jid: string) =>
  await db.one<{ num: number; admins: number }>(sql`
      select count(*)::int as num, count(*) filter (where role = 'admin')::int as admins from conversation_member
      where tenant_id = ${tenant} and conversation_id = ${jid} and left_at is null`);

export const updateGroup = (db: Db, jid: string, name: string, announcement: string) =>
  db.run(sql`
    update conversation set name = ${name}, announcement = ${announcement}
    where tenant_id = ${tenant} and id = ${jid}`);

export const updateRole = (db: Db, jid: string, userId: string, role: Role) =>
  db.run(sql`
    update conversation_member set role = ${role}
    where tenant_id = ${tenant} and conversation_id = ${jid} and user_id = ${userId} and left_at is null`);

export const findRole = async (db: Db, jid: string, userId: string) =>
  (
    await db.maybe<{ role: Role }>(sql`
      select role from conversation_member
      where tenant_id = ${tenant} and conversation_id = ${jid} and user_id = ${userId} and left_at is null`)
  )?.role;

export const endMembership = (db: Db, jid: string, userId: string, now: Date) =>
  db.run(sql`
    update conversation_member set left_at = ${now}, role = 'member', pinned_at = null
    where tenant_id = ${tenant} and conversation_id = ${jid} and user_id = ${userId} and left_at is null`);

export const dissolveGroup = (db: Db, jid: string, now: Date) =>
  db.run(sql`update conversation set dissolved_at = ${now} where tenant_id = ${tenant} and id = ${jid}`);
