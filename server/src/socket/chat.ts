import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { isCounted, messageTypes } from '@yizhan/contract/message-types.ts';
import { noticesTopic } from '@yizhan/contract/notice-kinds.ts';
import type { Logger } from 'pino';
import { Failure } from '../common/fail.ts';
import { messageOf } from '../common/failure-message.ts';
import type { Database } from '../db/database.ts';
import type { Chat } from '../domain/chat/chat.ts';
import { listChats } from '../domain/chat/list-chats.ts';
import type { Membership } from '../domain/chat/members.ts';
import type { Presence } from '../domain/chat/presence.ts';
import { countUnread, listPartners } from '../domain/chat/queries.ts';
import type { Bus } from '../outside/bus.ts';
import type { BusMessages } from '../outside/bus-topics.ts';
import type { ChatFrame, Connection } from './connection.ts';
import { DelayedDepartures } from './delayed-departures.ts';
import type { Hub } from './hub.ts';
import { UnreadTotals } from './unread-totals.ts';

type Needs = {
  chat: Chat;
  hub: Hub;
  presence: Presence;
  database: Database;
  bus: Bus;
  clock: () => Date;
  logger: Pick<Logger, 'warn' | 'error'>;
};

/** Connects the sockets with the chat: frames of clients come in here, frames of the bus go out to the members. */
export function serveChat({ chat, hub, presence, database, bus, clock, logger }: Needs) {
  const totals = new UnreadTotals({ hub, database, logger });

  // A notice that is new, recalled or reminded of is a card in the conversation with its account.
  bus.subscribe('hint', ({ tenantId, topic, userIds }) => {
    if (topic === noticesTopic && userIds) totals.tell(tenantId, userIds);
  });

  bus.subscribe('chat.frame', (message) => {
    const found = chat.members.find(message.tenantId, message.jid);
    if (!(found instanceof Promise)) return forward(message, found);
    found
      .then((membership) => forward(message, membership))
      .catch((err: unknown) => logger.warn({ err }, 'a chat frame was not forwarded; clients read it later'));
  });

  bus.subscribe('people.frame', ({ tenantId, userIds, frame, except }) => {
    const text = JSON.stringify(frame);
    for (const connection of hub.connectionsOf(tenantId, userIds))
      if (connection.id !== except && !connection.locked) connection.sendText(text);
  });

  /** Who writes has read what came before: the totals on the person's other devices follow. One device has no other. */
  async function tellOtherDevices(tenantId: string, userId: string) {
    if ([...hub.connectionsOf(tenantId, [userId])].length < 2) return;
    const total = await countUnread(database.of(tenantId), userId);
    for (const connection of hub.connectionsOf(tenantId, [userId])) connection.send({ op: 'unread', total });
  }

  function forward(message: BusMessages['chat.frame'], membership: Membership | undefined) {
    if (!membership) return;
    const { to, frame, tenantId } = message;
    if (frame.op === 'msg')
      tellOtherDevices(tenantId, frame.msg.fromUserId).catch((err: unknown) =>
        logger.warn({ err }, 'another device counts its unread messages later'),
      );
    const texts = { loud: JSON.stringify(frame), quiet: undefined };
    // What was recalled unread counts no longer.
    if (frame.op === 'msg' && frame.msg.type === messageTypes.recall) totals.tell(tenantId, membership.members.keys());
    for (const userId of to ?? membership.members.keys()) forwardTo(userId, message, membership, texts);
  }

  function forwardTo(
    userId: string,
    { tenantId, from, frame, except }: BusMessages['chat.frame'],
    membership: Membership,
    texts: { loud: string; quiet: string | undefined },
  ) {
    for (const connection of hub.devicesOf(tenantId, userId)) {
      if (connection.id === except) continue;
      const isMuted = membership.members.get(userId)?.muted ?? false;
      if (!connection.locked || frame.op === 'unread') {
        if (isMuted && frame.op === 'msg') texts.quiet ??= JSON.stringify({ ...frame, quiet: true });
        connection.sendText(isMuted ? (texts.quiet ?? texts.loud) : texts.loud);
      } else if (frame.op === 'msg' && isCounted(frame.msg.type) && !isMuted && userId !== from)
        connection.send({ op: 'unread.more', count: 1 });
    }
  }

  async function sayAway(tenantId: string, userId: string) {
    if (presence.isOnline(tenantId, userId)) return;
    const userIds = await listPartners(database.of(tenantId), userId, chatLimits.maxConversations);
    const frame = { op: 'online', type: messageTypes.online, userId, online: false } as const;
    bus.publish('people.frame', { tenantId, userIds, frame });
  }

  const departures = new DelayedDepartures((tenantId, userId) => {
    sayAway(tenantId, userId).catch((err: unknown) => logger.warn({ err }, 'partners see later that somebody left'));
  });

  async function handle(frame: ChatFrame, connection: Connection): Promise<void> {
    const { person } = connection;
    if (frame.op === 'send') {
      const { messageIdWeb, messageId, timeSend } = await chat.send(person, frame.msg, connection.id);
      return connection.send({ op: 'ack', messageIdWeb, messageId, timeSend });
    }
    if (frame.op === 'recall') return chat.recall(person, frame.messageId);
    if (frame.op === 'receipt') return chat.read(person, frame.upToMessageId);
    if (frame.op === 'typing') return chat.typing(person, frame.jid, connection.id);
    const result = await listChats(database.of(person.tenantId), person, connection.language, clock());
    connection.send({ op: 'answer', callId: frame.callId, result });
  }

  const aboutOf = (frame: ChatFrame) => {
    if (frame.op === 'send') return frame.msg.messageIdWeb;
    if (frame.op === 'recall') return frame.messageId;
    if (frame.op === 'receipt') return frame.upToMessageId;
    return frame.op === 'typing' ? frame.jid : String(frame.callId);
  };

  function refuse(frame: ChatFrame, connection: Connection, error: unknown) {
    const failure = error instanceof Failure ? error : new Failure('internal');
    if (failure.code === 'internal') logger.error({ err: error, op: frame.op }, 'a chat frame failed');
    connection.refuse(aboutOf(frame), failure.status, messageOf(failure, connection.language));
  }

  return {
    /** A locked session sends nothing and hears counts only. */
    hear(frame: ChatFrame, connection: Connection) {
      if (connection.locked) return refuse(frame, connection, new Failure('locked'));
      // Whoever looks as another reads only; marks and typing are sent unasked, so nobody is told.
      if (connection.viewing && (frame.op === 'receipt' || frame.op === 'typing')) return;
      if (connection.viewing && frame.op !== 'call') return refuse(frame, connection, new Failure('view_only'));
      // Messages and read marks are cheap in any number: they are stored together, and the former have their own limit.
      const isFree = frame.op === 'send' || frame.op === 'receipt';
      if (!isFree && !connection.admit()) return refuse(frame, connection, new Failure('chat_flood'));
      handle(frame, connection).catch((error: unknown) => refuse(frame, connection, error));
    },

    /** The unread number for the person; the online notice (200) for own devices, and for partners of who was away. */
    async welcome(connection: Connection, wasOnline: boolean) {
      const { tenantId, id: userId } = connection.person;
      const db = database.of(tenantId);
      connection.send({ op: 'unread', total: await countUnread(db, userId) });
      const partners = wasOnline ? [] : await listPartners(db, userId, chatLimits.maxConversations);
      const frame = { op: 'online', type: messageTypes.online, userId, online: true } as const;
      bus.publish('people.frame', { tenantId, userIds: [userId, ...partners], frame, except: connection.id });
    },

    leave: ({ tenantId, id }: Connection['person']) => departures.expect(tenantId, id),
    stop: () => departures.stop(),
  };
}
