import { messageTypes } from '@yizhan/contract/message-types.ts';
import type { Database, Db } from '../../db/database.ts';
import { countUnreadOf } from './queries.ts';
import {
  dropMentions,
  findStored,
  insertMessages,
  lockConversations,
  markMentions,
  markRead,
  type NewMessage,
  type ReadPosition,
} from './store-queries.ts';

/** Undefined when the sender is no member of the conversation. */
export type StoredMessage = { seq: number; sentAt: Date; isNew: boolean } | undefined;

/** The reader's unread number after the position moved, and who wrote what was read; undefined if it was there already. */
type UnreadChange = { unread: number; authorIds: readonly string[] } | undefined;

type Waiting<Item, Result> = {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
};
type Queue = {
  messages: Waiting<NewMessage, StoredMessage>[];
  reads: Waiting<ReadPosition, UnreadChange>[];
};

const keyOf = ({ conversationId, fromId, clientId }: Pick<NewMessage, 'conversationId' | 'fromId' | 'clientId'>) =>
  `${conversationId} ${fromId} ${clientId}`;
const placeOf = ({ conversationId, userId, seq }: ReadPosition) => `${conversationId} ${userId} ${seq}`;

/**
 * Stores messages before they are acknowledged, and read positions with them. Whatever arrives while one transaction
 * runs is written by the next one (group commit), so that the cost per message falls as the load rises.
 */
export class MessageStore {
  private readonly queues = new Map<string, Queue>();

  constructor(
    private readonly database: Database,
    private readonly clock: () => Date,
    private readonly batch: number,
  ) {}

  /** Resolves once the message is committed. */
  store(tenant: string, message: NewMessage): Promise<StoredMessage> {
    return new Promise((resolve, reject) => this.queue(tenant).messages.push({ item: message, resolve, reject }));
  }

  /** Moves a read position forward. Resolves once it is committed. */
  read(tenant: string, position: ReadPosition): Promise<UnreadChange> {
    return new Promise((resolve, reject) => this.queue(tenant).reads.push({ item: position, resolve, reject }));
  }

  private queue(tenant: string): Queue {
    const open = this.queues.get(tenant);
    if (open) return open;
    const opened: Queue = { messages: [], reads: [] };
    this.queues.set(tenant, opened);
    setImmediate(() => void this.flush(tenant, opened));
    return opened;
  }

  private async flush(tenant: string, queue: Queue) {
    while (queue.messages.length > 0 || queue.reads.length > 0) {
      const messages = queue.messages.splice(0, this.batch);
      const reads = queue.reads.splice(0, this.batch);
      try {
        const { stored, moved } = await this.commit(tenant, messages.map(itemOf), reads.map(itemOf));
        for (const [at, { resolve }] of messages.entries()) resolve(stored[at]);
        for (const { item, resolve } of reads) resolve(moved.get(placeOf(item)));
      } catch (error) {
        for (const { reject } of [...messages, ...reads]) reject(error);
      }
    }
    this.queues.delete(tenant);
  }

  private commit(tenant: string, messages: readonly NewMessage[], reads: readonly ReadPosition[]) {
    const concerned = new Set([...messages, ...reads].map(({ conversationId }) => conversationId));
    return this.database.of(tenant).transaction(async (db) => {
      await lockConversations(db, [...concerned]);
      const stored = messages.length > 0 ? await this.write(db, messages) : [];
      const moved = reads.length > 0 ? await this.move(db, reads) : new Map<string, UnreadChange>();
      return { stored, moved };
    });
  }

  private async move(db: Db, reads: readonly ReadPosition[]) {
    const rows = await markRead(db, reads);
    const unread =
      rows.length > 0 ? await countUnreadOf(db, [...new Set(rows.map(({ userId }) => userId))]) : new Map();
    return new Map<string, UnreadChange>(
      rows.map((row) => [placeOf(row), { unread: unread.get(row.userId) ?? 0, authorIds: row.authorIds }]),
    );
  }

  /** What became of each message, in their order. */
  private async write(db: Db, messages: readonly NewMessage[]): Promise<StoredMessage[]> {
    const sentAt = this.clock();
    const stored: StoredMessage[] = messages.map(() => undefined);
    for (const { place, seq } of await insertMessages(db, messages, sentAt))
      stored[place - 1] = { seq, sentAt, isNew: true };
    const mentioning = messages.flatMap((message, at) => {
      const row = message.mentions.length > 0 ? stored[at] : undefined;
      return row ? [{ ...message, seq: row.seq }] : [];
    });
    if (mentioning.length > 0) await markMentions(db, mentioning);
    const recalls = messages.filter(({ type }, at) => type === messageTypes.recall && stored[at]);
    if (recalls.length > 0) await dropMentions(db, recalls);
    if (stored.includes(undefined)) await this.addEarlier(db, messages, stored);
    return stored;
  }

  /** Fills in the numbers of those that an earlier attempt, or an equal message of the same batch, stored. */
  private async addEarlier(db: Db, messages: readonly NewMessage[], stored: StoredMessage[]) {
    const rest = messages.filter((_, at) => stored[at] === undefined);
    const earlier = new Map((await findStored(db, rest)).map((row) => [keyOf(row), row]));
    for (const [at, message] of messages.entries()) {
      const row = stored[at] ? undefined : earlier.get(keyOf(message));
      if (row) stored[at] = { seq: row.seq, sentAt: row.sentAt, isNew: false };
    }
  }
}

const itemOf = <Item>({ item }: { item: Item }) => item;
