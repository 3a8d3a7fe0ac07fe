import type { ChatMessage, outgoingMessage } from '@yizhan/contract/entities/message.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import type { ServerFrame } from '@yizhan/contract/socket.ts';
import type * as z from 'zod';
import { fail } from '../../common/fail.ts';
import type { Files } from '../../common/files.ts';
import { assertNoSensitiveWord, type SensitiveWords } from '../../common/sensitive-words.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { Database } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { Person } from '../../person.ts';
import type { Tenants } from '../tenants/tenants.ts';
import { FloodGuard } from './flood-guard.ts';
import { Members, type Membership } from './members.ts';
import { findMessage } from './message-queries.ts';
import type { MessageStore } from './message-store.ts';
import { countUnread, findUserName, markRead } from './queries.ts';
import { canWrite, mentionsIn, parseMessageId, quotationOf, toMessageId, toUserTypeOf } from './rules.ts';
import type { NewMessage } from './store-queries.ts';

type Needs = {
  database: Database;
  bus: Bus;
  clock: () => Date;
  words: SensitiveWords;
  files: Files;
  tenants: Tenants;
  store: MessageStore;
};

export type Sender = Pick<Person, 'id' | 'name' | 'tenantId'>;
type Sent = { messageIdWeb: string; messageId: string; timeSend: string };
/** What a message consists of besides its conversation, its sender and its number. */
type Body = Pick<NewMessage, 'type' | 'content' | 'objectId' | 'fileType' | 'fileSize' | 'quotedSeq' | 'mentions'> &
  Pick<ChatMessage, 'quotation'>;

const plain = { objectId: null, fileType: '', fileSize: 0, quotedSeq: null, quotation: null, mentions: [] };

/** What people do in conversations: everything is stored first, then sent on to those concerned on every node. */
export class Chat {
  readonly members: Members;
  private readonly floods = new FloodGuard();

  constructor(private readonly needs: Needs) {
    this.members = new Members(needs.database, needs.bus);
  }

  /** `connection`: the socket it came by, which hears the receipt and not its own message. */
  async send(sender: Sender, message: z.output<typeof outgoingMessage>, connection?: string): Promise<Sent> {
    const { tenants, clock } = this.needs;
    const settings = (await tenants.get(sender.tenantId))?.settings.chat ?? fail('not_found');
    if (!this.floods.admit(sender.id, clock(), settings.floodCount)) fail('chat_flood');
    const membership = await this.requireMember(sender, message.jid);
    if (!canWrite(settings.writing, membership)) fail('chat_not_allowed');
    const mentions = mentionsIn(membership, sender.id, message.mentions) ?? fail('chat_mention_all');
    const body = await this.bodyOf(sender, { ...message, mentions });
    return this.deliver(sender, membership, { jid: message.jid, clientId: message.messageIdWeb, body }, connection);
  }

  /** Takes back one's own message within the school's time. */
  async recall(sender: Sender, messageId: string): Promise<void> {
    const { tenants, clock, database } = this.needs;
    const { jid, seq } = parseMessageId(messageId);
    const membership = await this.requireMember(sender, jid);
    const message = (await findMessage(database.of(sender.tenantId), jid, seq)) ?? fail('not_found');
    if (message.fromId !== sender.id) fail('not_allowed');
    if (message.recalled) return;
    const minutes = (await tenants.get(sender.tenantId))?.settings.chat.recallMinutes ?? 0;
    if (clock().getTime() - message.sent.getTime() > minutes * 60_000) fail('chat_recall_late', { minutes });
    const body = { ...plain, type: messageTypes.recall, content: messageId, quotedSeq: seq };
    await this.deliver(sender, membership, { jid, clientId: `recall-${seq}`, body });
  }

  /** Moves the person's read position and informs the others, and the person's other devices. */
  async read(reader: Sender, upToMessageId: string): Promise<void> {
    const { jid, seq } = parseMessageId(upToMessageId);
    await this.requireMember(reader, jid);
    const db = this.needs.database.of(reader.tenantId);
    const moved = await markRead(db, reader.id, jid, seq);
    if (!moved) return;
    this.publish(reader, jid, { op: 'receipt', type: messageTypes.read, jid, userId: reader.id, seq: moved.seq });
    this.publish(reader, jid, { op: 'unread', total: await countUnread(db, reader.id) }, { to: reader.id });
  }

  async typing(sender: Sender, jid: string, connection: string): Promise<void> {
    await this.requireMember(sender, jid);
    const frame = { op: 'typing', type: messageTypes.typing, jid, userName: sender.name } as const;
    this.publish(sender, jid, frame, { except: connection });
  }

  private async requireMember({ id, tenantId }: Sender, jid: string): Promise<Membership> {
    const membership = await this.members.find(tenantId, jid);
    return membership?.members.has(id) ? membership : fail('not_found');
  }

  private async deliver(
    sender: Sender,
    { kind }: Membership,
    { jid, clientId, body: { quotation, ...body } }: { jid: string; clientId: string; body: Body },
    connection?: string,
  ): Promise<Sent> {
    const isCounted = body.type !== messageTypes.recall;
    const stored =
      (await this.needs.store.store(sender.tenantId, {
        ...body,
        conversationId: jid,
        fromId: sender.id,
        clientId,
        isCounted,
      })) ?? fail('not_found');
    const timeSend = toWireTime(stored.sentAt);
    const messageId = toMessageId(jid, stored.seq);
    if (stored.isNew) {
      const msg: ChatMessage = {
        messageId,
        messageIdWeb: clientId,
        jid,
        seq: stored.seq,
        fromUserId: sender.id,
        fromUserName: sender.name,
        toUserType: toUserTypeOf(kind),
        type: body.type,
        content: body.content,
        objectId: body.objectId,
        fileTypeName: body.fileType,
        fileSize: body.fileSize,
        timeSend,
        recalled: false,
        quotation,
        mentions: [...body.mentions],
      };
      this.publish(sender, jid, { op: 'msg', msg, quiet: false }, connection ? { except: connection } : {});
    }
    return { messageIdWeb: clientId, messageId, timeSend };
  }

  private async bodyOf(sender: Sender, message: z.output<typeof outgoingMessage>): Promise<Body> {
    const { database, words, clock, files } = this.needs;
    const db = database.of(sender.tenantId);
    const { type, jid, content, objectId, mentions, quotedId } = message;
    const quoted = quotedId === null ? undefined : parseMessageId(quotedId);
    if (quoted && quoted.jid !== jid) fail('not_found');
    const row = quoted && ((await findMessage(db, jid, quoted.seq)) ?? fail('not_found'));
    const base = { ...plain, type, mentions, quotedSeq: quoted?.seq ?? null, quotation: row ? quotationOf(row) : null };
    if (type === messageTypes.text) {
      if (content === '') fail('invalid_input', { fields: 'content' });
      await assertNoSensitiveWord({ words, db, now: clock(), person: sender }, 'chat', content);
      return { ...base, content };
    }
    if (objectId === null) return fail('invalid_input', { fields: 'objectId' });
    if (type === messageTypes.person) {
      const name = (await findUserName(db, objectId)) ?? fail('not_found');
      return { ...base, content: name, objectId };
    }
    await files.attach(db, sender, [objectId], { audience: 'attached', attachedTo: 'conversation', attachedId: jid });
    const file = (await files.find(db, objectId)) ?? fail('not_found');
    if (type === messageTypes.picture && !file.mime.startsWith('image/')) fail('file_kind');
    const fileType = file.name.split('.').at(-1) ?? '';
    return { ...base, content: file.name, objectId, fileType, fileSize: file.size };
  }

  private publish(
    { tenantId, id }: Sender,
    jid: string,
    frame: ServerFrame,
    target: { except?: string; to?: string } = {},
  ) {
    this.needs.bus.publish('chat.frame', { tenantId, jid, from: id, frame, ...target });
  }
}

export const storeBatchOf = (embedded: boolean) => (embedded ? chatLimits.embeddedStoreBatch : chatLimits.storeBatch);
