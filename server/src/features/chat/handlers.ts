import type { chat } from '@yizhan/contract/calls/chat.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { fail } from '../../common/fail.ts';
import { acceptedExtensions } from '../../common/files/file-kinds.ts';
import { moderateText } from '../../common/sensitive-words.ts';
import type { SignedInContext } from '../../context.ts';
import { openAccountConversations } from '../../domain/chat/article-queries.ts';
import { withArticles } from '../../domain/chat/articles.ts';
import { findGroup, listGroupMembers, listMemberIds } from '../../domain/chat/group-queries.ts';
import { listChats, ownFilesName } from '../../domain/chat/list-chats.ts';
import { listMessages, listMessagesAt } from '../../domain/chat/message-queries.ts';
import { passOn } from '../../domain/chat/pass-on-groups.ts';
import { findConversation, listUserNames, openPair } from '../../domain/chat/queries.ts';
import { canWriteTo, mayMakeGroups, toChatMessage, toConversation, toMessageId } from '../../domain/chat/rules.ts';
import { getOpenAccount } from '../../domain/notices/account-queries.ts';
import { setAccountMuted } from '../../domain/notices/mute-queries.ts';
import type { Handlers } from '../../handlers.ts';
import { forward } from './forward.ts';
import {
  addMembers,
  assertMayLeave,
  changeGroup,
  createGroup,
  dissolve,
  leaveGroup,
  removeMember,
  setRole,
} from './groups.ts';
import { findPerson, listPeople, type PersonRow } from './people-queries.ts';
import { findMessages, updatePreferences } from './queries.ts';

const maskPhone = (phone: string) => phone.replace(/^(.{3}).{4}/, '$1****');

async function conversationOf({ db, person, caller }: SignedInContext, jid: string) {
  const row = (await findConversation(db, person.id, jid)) ?? fail('not_found');
  return toConversation(row, ownFilesName(caller.language));
}

/** Every node reads the conversation again, and so do the lists of these people. */
function announce({ bus, db }: SignedInContext, jid: string, userIds: string[]) {
  bus.publish('conversation.changed', { tenantId: db.tenant, jid });
  bus.publish('hint', { tenantId: db.tenant, topic: 'conversations', userIds });
}

/** The same for all members, with somebody who is one no longer. */
const announceGroup = async (context: SignedInContext, jid: string, ...left: string[]) =>
  announce(context, jid, [...(await listMemberIds(context.db, jid)), ...left]);

/** A line in the thread about somebody else. */
async function tellOf(
  { db, chat, person }: SignedInContext,
  jid: string,
  event: 'added' | 'removed' | 'newOwner',
  userIds: readonly string[],
) {
  const names = await listUserNames(db, userIds.slice(0, chatLimits.maxNamedMembers));
  await chat.tellGroup(person, jid, { event, names, count: new Set(userIds).size });
}

/** Messages that the person may read, with the name of their conversation. */
async function listFound({ db, person }: SignedInContext, look: Parameters<typeof findMessages>[2]) {
  const places = await findMessages(db, person.id, look);
  const rows = await listMessagesAt(db, places);
  const byId = new Map(rows.map((row) => [toMessageId(row.jid, row.seq), toChatMessage(row)]));
  const records = places.flatMap(({ jid, seq, conversationName }) => {
    const message = byId.get(toMessageId(jid, seq));
    return message ? [{ ...message, conversationName }] : [];
  });
  return { records, total: places[0]?.total ?? 0, current: look.current, size: look.size };
}

async function mayWrite({ db, person, tenant }: SignedInContext, them: PersonRow): Promise<boolean> {
  const own = await findPerson(db, person.id);
  return canWriteTo(tenant.settings.chat.writing, own?.isStudent ?? false, them.isStudent);
}

async function makesGroups({ db, person, tenant }: SignedInContext): Promise<boolean> {
  const { groups } = tenant.settings.chat;
  return mayMakeGroups(groups, groups === 'staff' && ((await findPerson(db, person.id))?.isStudent ?? false));
}

export const handlers: Handlers<typeof chat> = {
  async imConfig(_input, context) {
    const { tenant } = context;
    return {
      wsUrl: wire.socketPath,
      heartbeat: socketLimits.pingMs / 1000,
      recallSeconds: tenant.settings.chat.recallMinutes * 60,
      fileMaxMb: tenant.settings.chat.fileMaxMb,
      ownFileMaxMb: fileLimits.maxOwnDevicesBytes / 1024 ** 2,
      allowTypes: tenant.settings.chat.fileTypes.length > 0 ? tenant.settings.chat.fileTypes : acceptedExtensions,
      systemAccountId: chatLimits.systemAccountId,
      connectTimeout: socketLimits.connectTimeoutMs / 1000,
      reconnectDelay: socketLimits.retryMs / 1000,
      resendCount: chatLimits.maxResends,
      mayMakeGroups: await makesGroups(context),
    };
  },

  async addressBook(query, context) {
    const { db, person, tenant } = context;
    const own = await findPerson(db, person.id);
    const rows = await listPeople(db, query);
    const records = rows.map(({ total: _total, phone: _phone, isStudent, ...row }) => ({
      ...row,
      canWrite: canWriteTo(tenant.settings.chat.writing, own?.isStudent ?? false, isStudent),
    }));
    return { records, total: rows[0]?.total ?? 0, current: query.current, size: query.size };
  },

  async getFriends(_input, { db, person, caller, now }) {
    return (await listChats(db, person, caller.language, now)).map(({ last: _last, ...conversation }) => conversation);
  },

  async getLastChatList(_input, { db, person, caller, now }) {
    return listChats(db, person, caller.language, now);
  },

  async history({ jid, before, after, size }, { db, person }) {
    const found = (await findConversation(db, person.id, jid)) ?? fail('not_found');
    const rows = await listMessages(db, jid, found.joinedSeq, { before, after, size: size + 1 });
    const hasMore = rows.length > size;
    // One more than asked for was read, at the far end.
    const page = after === undefined ? rows.slice(-size) : rows.slice(0, size);
    return { records: await withArticles(db, person.id, page.map(toChatMessage)), lastSeq: found.lastSeq, hasMore };
  },

  async imWebUserGet({ userId }, context) {
    const them = (await findPerson(context.db, userId)) ?? fail('not_found');
    const { isStudent: _isStudent, ...row } = them;
    return {
      ...row,
      phone: maskPhone(row.phone),
      online: context.presence.isOnline(context.db.tenant, userId),
      canWrite: await mayWrite(context, them),
    };
  },

  search: (input, context) => listFound(context, { ...input, kind: 'all' }),
  files: (input, context) => listFound(context, { ...input, keyword: '', kind: 'files' }),

  async forward(input, context) {
    await forward(context, input);
    return {};
  },

  async open({ userId }, context) {
    const { db, person, now } = context;
    if (userId === chatLimits.systemAccountId || userId === person.id)
      return conversationOf(context, await openPair(db, [person.id], now));
    const them = (await findPerson(db, userId)) ?? fail('not_found');
    if (!(await mayWrite(context, them))) fail('chat_not_allowed');
    return conversationOf(context, await openPair(db, [person.id, userId], now));
  },

  async openAccount({ accountId }, context) {
    const { db, person, now } = context;
    const account = (await getOpenAccount(db, accountId)) ?? fail('not_found');
    const [jid] = await openAccountConversations(db, person.id, [account], now);
    return conversationOf(context, jid ?? fail('not_found'));
  },

  async setPreferences({ jid, ...preferences }, context) {
    const { db, person, now } = context;
    const found = (await findConversation(db, person.id, jid)) ?? fail('not_found');
    if ((await updatePreferences(db, person.id, jid, preferences, now)) === 0) fail('not_found');
    if (found.accountId && preferences.muted !== undefined)
      await setAccountMuted(db, person.id, found.accountId, preferences.muted);
    announce(context, jid, [person.id]);
    return {};
  },

  async group({ jid }, context) {
    const { db, person } = context;
    if (!(await findGroup(db, jid, person.id))) fail('not_found');
    await passOn(context, jid);
    const { name, announcement, role } = (await findGroup(db, jid, person.id)) ?? fail('not_found');
    return { jid, name, announcement, role, members: await listGroupMembers(db, jid) };
  },

  async createGroup({ name, userIds }, context) {
    const { db, person, now } = context;
    if (!(await makesGroups(context))) fail('chat_groups_by_staff');
    const jid = await createGroup(db, person.id, await moderateText(context, 'chat', name), userIds, now);
    await announceGroup(context, jid);
    return conversationOf(context, jid);
  },

  async updateGroup({ jid, name, announcement }, context) {
    const shown = async (text?: string) => text && (await moderateText(context, 'chat', text));
    const change = { name: await shown(name), announcement: await shown(announcement) };
    const events = await changeGroup(context.db, context.person.id, jid, change);
    await announceGroup(context, jid);
    for (const event of events) await context.chat.tellGroup(context.person, jid, event);
    return {};
  },

  async addMembers({ jid, userIds }, context) {
    if (!(await makesGroups(context))) fail('chat_groups_by_staff');
    const before = new Set(await listMemberIds(context.db, jid));
    await addMembers(context.db, context.person.id, jid, userIds);
    await announceGroup(context, jid);
    const added = userIds.filter((id) => !before.has(id));
    if (added.length > 0) await tellOf(context, jid, 'added', added);
    return {};
  },

  async removeMember({ jid, userId }, context) {
    await removeMember(context.db, context.person.id, jid, userId, context.now);
    await announceGroup(context, jid, userId);
    await tellOf(context, jid, 'removed', [userId]);
    return {};
  },

  async setRole({ jid, userId, role }, context) {
    await setRole(context.db, context.person.id, jid, userId, role);
    await announceGroup(context, jid);
    if (role === 'owner') await tellOf(context, jid, 'newOwner', [userId]);
    return {};
  },

  async leaveGroup({ jid }, context) {
    // Only a member can say so: it stands in the thread before the membership ends.
    await assertMayLeave(context.db, context.person.id, jid);
    await context.chat.tellGroup(context.person, jid, { event: 'left' });
    await leaveGroup(context.db, context.person.id, jid, context.now);
    await announceGroup(context, jid, context.person.id);
    return {};
  },

  async dissolveGroup({ jid }, context) {
    await dissolve(context.db, context.person.id, jid, context.now);
    await announceGroup(context, jid);
    return {};
  },
};
