import type { GroupEvent } from '@yizhan/contract/entities/message.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import {
  countMembers,
  countPeople,
  dissolveGroup,
  endMembership,
  findGroup,
  findRole,
  insertGroup,
  insertMembers,
  lockGroup,
  passOnGroup,
  type Role,
  updateGroup,
  updateRole,
} from '../../domain/chat/group-queries.ts';

const manages = (role: Role) => role !== 'member';

async function requireGroup(db: Db, jid: string, userId: string, allowed: (role: Role) => boolean = () => true) {
  const locked = (await lockGroup(db, jid, userId)) ?? fail('not_found');
  const group = (await passOnGroup(db, jid)) ? ((await findGroup(db, jid, userId)) ?? fail('not_found')) : locked;
  return allowed(group.role) ? group : fail('not_allowed');
}

async function assertGroupSize(db: Db, jid: string) {
  const { num, admins } = await countMembers(db, jid);
  if (num > chatLimits.maxGroupMembers) fail('group_full', { most: chatLimits.maxGroupMembers });
  if (admins > chatLimits.maxGroupAdmins) fail('group_admins_full', { most: chatLimits.maxGroupAdmins });
}

/** All or nobody: somebody who is not at this school is not there. */
async function join(db: Db, jid: string, userIds: readonly string[]) {
  const people = new Set(userIds);
  if ((await countPeople(db, [...people])) !== people.size) fail('not_found');
  await insertMembers(db, jid, [...people], 'member');
  await assertGroupSize(db, jid);
}

export const createGroup = (db: Db, ownerId: string, name: string, userIds: readonly string[], now: Date) =>
  db.transaction(async (inside) => {
    const jid = await insertGroup(inside, name, now);
    await insertMembers(inside, jid, [ownerId], 'owner');
    await join(
      inside,
      jid,
      userIds.filter((id) => id !== ownerId),
    );
    return jid;
  });

type Change = { name?: string | undefined; announcement?: string | undefined };

export const changeGroup = (db: Db, userId: string, jid: string, { name, announcement }: Change) =>
  db.transaction(async (inside) => {
    const group = await requireGroup(inside, jid, userId, manages);
    await updateGroup(inside, jid, name ?? group.name, announcement ?? group.announcement);
    return eventsOf(group, { name, announcement });
  });

/** What the members read in the thread about it. */
function eventsOf(before: { name: string; announcement: string }, { name, announcement }: Change): GroupEvent[] {
  const renamed = name !== undefined && name !== before.name;
  const announced = announcement !== undefined && announcement !== before.announcement;
  return [
    ...(renamed ? [{ event: 'renamed', name } as const] : []),
    ...(announced ? [{ event: announcement === '' ? 'announcementRemoved' : 'announced' } as const] : []),
  ];
}

/** The owner stays; everybody else may go. */
export const assertMayLeave = async (db: Db, userId: string, jid: string) => {
  const role = (await findRole(db, jid, userId)) ?? fail('not_found');
  if (role === 'owner') fail('owner_stays');
};

/** Every member may bring somebody in. */
export const addMembers = (db: Db, userId: string, jid: string, userIds: readonly string[]) =>
  db.transaction(async (inside) => {
    await requireGroup(inside, jid, userId);
    await join(inside, jid, userIds);
  });

/** The owner removes anybody, an administrator plain members. */
export const removeMember = (db: Db, userId: string, jid: string, memberId: string, now: Date) =>
  db.transaction(async (inside) => {
    const { role } = await requireGroup(inside, jid, userId, manages);
    const theirs = (await findRole(inside, jid, memberId)) ?? fail('not_found');
    if (theirs === 'owner' || (theirs === 'admin' && role !== 'owner')) fail('not_allowed');
    await endMembership(inside, jid, memberId, now);
  });

/** Only the owner gives roles. A new owner leaves the old one a plain administrator. */
export const setRole = (db: Db, userId: string, jid: string, memberId: string, role: Role) =>
  db.transaction(async (inside) => {
    await requireGroup(inside, jid, userId, (own) => own === 'owner');
    if (memberId === userId) fail('not_allowed');
    if ((await updateRole(inside, jid, memberId, role)) === 0) fail('not_found');
    if (role === 'owner') await updateRole(inside, jid, userId, 'admin');
    await assertGroupSize(inside, jid);
  });

export const leaveGroup = (db: Db, userId: string, jid: string, now: Date) =>
  db.transaction(async (inside) => {
    const { role } = await requireGroup(inside, jid, userId);
    if (role === 'owner') fail('owner_stays');
    await endMembership(inside, jid, userId, now);
  });

export const dissolve = (db: Db, userId: string, jid: string, now: Date) =>
  db.transaction(async (inside) => {
    await requireGroup(inside, jid, userId, (role) => role === 'owner');
    await dissolveGroup(inside, jid, now);
  });
