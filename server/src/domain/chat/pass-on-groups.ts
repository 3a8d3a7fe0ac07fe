import type { Db } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { Chat } from './chat.ts';
import { listMemberIds, listOwnedGroups, passOnGroup } from './group-queries.ts';
import { listUserNames } from './queries.ts';

type Parts = { db: Db; bus: Bus; chat: Chat };

/** Gives a group that has lost its owner another one, and tells its members who it is. */
export async function passOn({ db, bus, chat }: Parts, jid: string): Promise<void> {
  const heir = await passOnGroup(db, jid);
  if (!heir) return;
  bus.publish('conversation.changed', { tenantId: db.tenant, jid });
  bus.publish('hint', { tenantId: db.tenant, topic: 'conversations', userIds: await listMemberIds(db, jid) });
  const [name = ''] = await listUserNames(db, [heir]);
  await chat.tellGroup({ id: heir, name, tenantId: db.tenant }, jid, { event: 'tookOver' });
}

/** The groups of people who are at this school no longer. */
export async function passOnGroupsOf(parts: Parts, userIds: readonly string[]): Promise<void> {
  for (const jid of await listOwnedGroups(parts.db, userIds)) await passOn(parts, jid);
}
