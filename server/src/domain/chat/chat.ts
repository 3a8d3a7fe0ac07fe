import { randomUUID } from 'node:crypto';
import type { ChatSettings } from '@yizhan/contract/entities/conversation.ts';
import type { ChatMessage, GroupEvent, outgoingMessage, SentMessage } from '@yizhan/contract/entities/message.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { chatTypes, isCounted, messageTypes, sendStates } from '@yizhan/contract/message-types.ts';
import type { ServerFrame } from '@yizhan/contract/socket.ts';
import type * as z from 'zod';
import { fail } from '../../common/fail.ts';
import type { Files } from '../../common/files.ts';
import { moderateText, type SensitiveWords } from '../../common/sensitive-words.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { Database } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { Person } from '../../person.ts';
import type { AccountReplies } from '../notices/account-replies.ts';
import type { Tenants } from '../tenants/tenants.ts';
import { FloodGuard } from './flood-guard.ts';
import { Members, type Membership } from './members.ts';
import { findMessage } from './message-queries.ts';
import type { MessageStore } from './message-store.ts';
import { findUserName } from './queries.ts';
import {
  canWrite,
  isFileAllowed,
  joinedSeqIn,
  mentionsIn,
  mpTypeOf,
  parseMessageId,
  quotationOf,
  receiverIn,
  settingsIn,
  toMessageId,
  toUserTypeOf,
} from './rules.ts';
import type { NewMessage } from './store-queries.ts';

type Needs = {
  database: Database;
  bus: Bus;
  clock: () => Date;
  words: SensitiveWords;
  files: Files;
  tenants: Tenants;
  store: MessageStore;
  accounts: AccountReplies;
};

export type Sender = Pick<Person, 'id' | 'name' | 'tenantId'>;
type Outgoing = z.output<typeof outgoingMessage>;
type MessageReceipt = { messageIdWeb: string; messageId: string; timeSend: string };
/** What a message consists of besides its conversation, its sender and its number. */
type Body = Pick<NewMessage, 'type' | 'content' | 'objectId' | 'fileType' | 'fileSize' | 'quotedSeq' | 'mentions'> &
  Pick<ChatMessage, 'quotation'>;

const plain = { objectId: null, fileType: '', fileSize: 0, quotedSeq: null, quotation: null, mentions: [] };

/** Every text takes this way: written out, as overwriting what a spread brought costs ten times as much. */
const textBody = (content: string, mentions: readonly string[]): Body => ({
  type: messageTypes.text,
  content,
  objectId: null,
  fileType: '',
  fileSize: 0,
  quotedSeq: null,
  quotation: null,
  mentions,
});

/** What people do in conversations: everything is stored first, then sent on to those concerned on every node. */
export class Chat {
  readonly members: Members;
  private readonly floods = new FloodGuard();
  /** Messages being checked, by connection: the last of each. */
  private readonly preparing = new Map<string, Promise<void>>();
  private lastTime = { at: new Date(0), text: '' };

  constructor(private readonly needs: Needs) {
    this.members = new Members(needs.database, needs.bus);
  }

  /** `connection`: the socket it came by, which hears the receipt and not its own message. */
  async send(sender: Sender, message: Outgoing, connection?: string): Promise<MessageReceipt> {
    const { tenants, clock } = this.needs;
    // Nothing is awaited that is known already: a turn of the event loop handles thousands of messages.
    const school = tenants.get(sender.tenantId);
    const settings = (school instanceof Promise ? await school : school)?.settings.chat ?? fail('not_found');
    if (!this.floods.admit(sender.id, clock(), settings.floodCount)) fail('chat_flood');
    const found = this.requireMember(sender, message.jid);
    const membership = found instanceof Promise ? await found : found;
    assertWritable(settings.writing, membership, message.type);
    if (message.quotedId && parseMessageId(message.quotedId).seq <= joinedSeqIn(membership, sender.id))
      fail('not_found');
    const mentions = mentionsIn(membership, sender.id, message.mentions) ?? fail('chat_mention_all');
    const prepare = () => this.bodyOf(sender, message, mentions, settingsIn(membership.kind, settings));
    const prepared = connection ? this.inOrder(connection, prepare) : prepare();
    const body = prepared instanceof Promise ? await prepared : prepared;
    return this.deliver(sender, membership, { jid: message.jid, clientId: message.messageIdWeb, body }, connection);
  }

  /** Refuses whoever may not send this kind of message there. */
  async assertMayWrite(sender: Sender, jid: string, type: number): Promise<void> {
    const school = (await this.needs.tenants.get(sender.tenantId)) ?? fail('not_found');
    assertWritable(school.settings.chat.writing, await this.requireMember(sender, jid), type);
  }

  /** Takes back one's own message within the school's time. */
  async recall(sender: Sender, messageId: string): Promise<void> {
    const { tenants, clock, database } = this.needs;
    const { jid, seq } = parseMessageId(messageId);
    const membership = await this.requireMember(sender, jid);
    const message = (await findMessage(database.of(sender.tenantId), jid, seq)) ?? fail('not_found');
    if (message.fromId !== sender.id || !isCounted(message.type)) fail('not_allowed');
    if (message.recalled) return;
    const minutes = (await tenants.get(sender.tenantId))?.settings.chat.recallMinutes ?? 0;
    if (clock().getTime() - message.sent.getTime() > minutes * 60_000) fail('chat_recall_late', { minutes });
    const body = { ...plain, type: messageTypes.recall, content: messageId, quotedSeq: seq };
    await this.deliver(sender, membership, { jid, clientId: `recall-${seq}`, body });
  }

  /** A line of a group's thread about what a member did to the group. */
  async tellGroup(member: Sender, jid: string, event: GroupEvent): Promise<void> {
    const membership = await this.requireMember(member, jid);
    const body = { ...plain, type: messageTypes.event, content: JSON.stringify(event) };
    await this.deliver(member, membership, { jid, clientId: `event-${randomUUID()}`, body });
  }

  /** Moves the person's read position and informs those who wrote what was read, and the person's other devices. */
  async read(reader: Sender, upToMessageId: string): Promise<void> {
    const { jid, seq } = parseMessageId(upToMessageId);
    const { members } = await this.requireMember(reader, jid);
    const { id: userId, tenantId } = reader;
    const moved = await this.needs.store.read(tenantId, { conversationId: jid, userId, seq });
    if (moved === undefined) return;
    const authors = moved.authorIds.filter((id) => members.has(id));
    this.publish(
      reader,
      jid,
      { op: 'receipt', type: messageTypes.read, jid, userId, seq },
      { to: [userId, ...authors] },
    );
    this.publish(reader, jid, { op: 'unread', total: moved.unread }, { to: [userId] });
  }

  async typing(sender: Sender, jid: string, connection: string): Promise<void> {
    await this.requireMember(sender, jid);
    const frame = { op: 'typing', type: messageTypes.typing, jid, userName: sender.name } as const;
    this.publish(sender, jid, frame, { except: connection });
  }

  /** A file takes longer to check than a text: what comes after it on the same connection waits, and overtakes nothing. */
  private inOrder<T>(connection: string, prepare: () => T | Promise<T>): T | Promise<T> {
    const earlier = this.preparing.get(connection);
    const prepared = earlier ? earlier.then(prepare) : prepare();
    if (!(prepared instanceof Promise)) return prepared;
    const over: Promise<void> = prepared.then(
      () => this.preparedBy(connection, over),
      () => this.preparedBy(connection, over),
    );
    this.preparing.set(connection, over);
    return prepared;
  }

  private preparedBy(connection: string, last: Promise<void>) {
    if (this.preparing.get(connection) === last) this.preparing.delete(connection);
  }

  private requireMember({ id, tenantId }: Sender, jid: string): Membership | Promise<Membership> {
    const found = this.members.find(tenantId, jid);
    return found instanceof Promise ? found.then((membership) => ofMember(membership, id)) : ofMember(found, id);
  }

  private async deliver(
    sender: Sender,
    membership: Membership,
    { jid, clientId, body }: { jid: string; clientId: string; body: Body },
    connection?: string,
  ): Promise<MessageReceipt> {
    const { type, content, objectId, fileType, fileSize, quotedSeq, mentions, quotation } = body;
    const stored =
      (await this.needs.store.store(sender.tenantId, {
        conversationId: jid,
        fromId: sender.id,
        clientId,
        type,
        content,
        objectId,
        fileType,
        fileSize,
        quotedSeq,
        mentions,
        isCounted: isCounted(type),
      })) ?? fail('not_found');
    const timeSend = this.timeOf(stored.sentAt);
    const messageId = toMessageId(jid, stored.seq);
    if (stored.isNew) {
      const [toUserId, toUserName] = receiverIn(membership, jid, sender.id);
      const msg: SentMessage = {
        messageId,
        messageIdWeb: clientId,
        jid,
        seq: stored.seq,
        fromUserId: sender.id,
        fromUserName: sender.name,
        toUserId,
        toUserName,
        receiver: toUserId,
        toUserType: toUserTypeOf(membership.kind),
        mpType: mpTypeOf[membership.kind],
        chatType: chatTypes[membership.kind],
        isSendType: sendStates.delivered,
        type,
        content,
        objectId,
        fileTypeName: fileType,
        fileSize,
        timeSend,
        recalled: false,
        quotation,
        mentions: [...mentions],
      };
      this.publish(sender, jid, { op: 'msg', msg, quiet: false }, { except: connection });
      if (membership.accountId) await this.needs.accounts.asked(sender, { ...membership, jid, text: content });
    }
    return { messageIdWeb: clientId, messageId, timeSend };
  }

  /** What one transaction stores has one time. */
  private timeOf(at: Date): string {
    if (this.lastTime.at !== at) this.lastTime = { at, text: toWireTime(at) };
    return this.lastTime.text;
  }

  private bodyOf(
    sender: Sender,
    message: Outgoing,
    mentions: readonly string[],
    settings: ChatSettings,
  ): Body | Promise<Body> {
    const { database, words, clock } = this.needs;
    const { type, content, quotedId } = message;
    const isText = type === messageTypes.text;
    if (isText && content === '') fail('invalid_input', { fields: 'content' });
    const db = database.of(sender.tenantId);
    const shown = isText ? moderateText({ words, db, now: clock(), person: sender }, 'chat', content) : '';
    if (isText && quotedId === null && typeof shown === 'string') return textBody(shown, mentions);
    return this.checkedBodyOf(sender, { ...message, mentions: [...mentions] }, settings, shown);
  }

  private async checkedBodyOf(
    sender: Sender,
    message: Outgoing,
    settings: ChatSettings,
    moderated: string | Promise<string>,
  ): Promise<Body> {
    const db = this.needs.database.of(sender.tenantId);
    const { type, jid, mentions, quotedId } = message;
    const isText = type === messageTypes.text;
    const shown = await moderated;
    const quoted = quotedId === null ? undefined : parseMessageId(quotedId);
    if (quoted && quoted.jid !== jid) fail('not_found');
    const row = quoted && ((await findMessage(db, jid, quoted.seq)) ?? fail('not_found'));
    const base = { ...plain, type, mentions, quotedSeq: quoted?.seq ?? null, quotation: row ? quotationOf(row) : null };
    return isText ? { ...base, content: shown } : { ...base, ...(await this.objectOf(sender, message, settings)) };
  }

  /** The person of a card, or a file of the kinds and sizes that the school allows. */
  private async objectOf(sender: Sender, { type, jid, objectId }: Outgoing, settings: ChatSettings) {
    const { database, files, words, clock } = this.needs;
    const db = database.of(sender.tenantId);
    if (objectId === null) return fail('invalid_input', { fields: 'objectId' });
    if (type === messageTypes.person)
      return { content: (await findUserName(db, objectId)) ?? fail('not_found'), objectId };
    const file = await files.find(db, objectId);
    if (file?.ownerId !== sender.id) return fail('not_found');
    const fileType = (file.name.split('.').at(-1) ?? '').toLowerCase();
    const isPicture = file.mime.startsWith('image/');
    if (type === messageTypes.picture && !isPicture) fail('file_kind');
    if (!isFileAllowed(settings, fileType, file.size)) fail('chat_file_not_allowed', { megabytes: settings.fileMaxMb });
    const content = await moderateText({ words, db, now: clock(), person: sender }, 'chat', file.name);
    await files.attach(db, sender, [objectId], { audience: 'attached', attachedTo: 'conversation', attachedId: jid });
    return { content, objectId, fileType, fileSize: file.size };
  }

  private publish(
    { tenantId, id }: Sender,
    jid: string,
    frame: ServerFrame,
    { to, except }: { to?: string[]; except?: string | undefined } = {},
  ) {
    this.needs.bus.publish('chat.frame', { tenantId, jid, from: id, frame, to, except });
  }
}

function assertWritable(writing: ChatSettings['writing'], membership: Membership, type: number): void {
  if (!canWrite(writing, membership)) fail('chat_not_allowed');
  // Files of a conversation are for its members; an account's staff are none.
  if (membership.kind === 'account' && (!membership.allowReply || type !== messageTypes.text)) fail('account_no_reply');
}

const ofMember = (membership: Membership | undefined, userId: string) =>
  membership?.members.has(userId) ? membership : fail('not_found');

export const storeBatchOf = (embedded: boolean) => (embedded ? chatLimits.embeddedStoreBatch : chatLimits.storeBatch);
