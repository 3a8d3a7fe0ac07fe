import type { Database } from '../../db/database.ts';
import {
  findStored,
  insertMessages,
  lockConversations,
  markMentions,
  type NewMessage,
  type StoredRow,
} from './store-queries.ts';

/** Undefined when the sender is no member of the conversation. */
export type StoredMessage = { seq: number; sentAt: Date; isNew: boolean } | undefined;

type Waiting = {
  message: NewMessage;
  resolve(stored: StoredMessage): void;
  reject(error: unknown): void;
};
type Queue = { tenant: string; waiting: Waiting[] };

const keyOf = ({ conversationId, fromId, clientId }: Pick<NewMessage, 'conversationId' | 'fromId' | 'clientId'>) =>
  `${conversationId} ${fromId} ${clientId}`;

/**
 * Stores messages before they are acknowledged. Whatever arrives while one transaction runs is written by the next one
 * (group commit), so that the cost per message falls as the load rises.
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
    return new Promise((resolve, reject) => {
      const waiting = { message, resolve, reject };
      const queue = this.queues.get(tenant);
      if (queue) return void queue.waiting.push(waiting);
      const opened = { tenant, waiting: [waiting] };
      this.queues.set(tenant, opened);
      setImmediate(() => void this.flush(opened));
    });
  }

  private async flush(queue: Queue) {
    while (queue.waiting.length > 0) {
      const batch = queue.waiting.splice(0, this.batch);
      try {
        const stored = await this.commit(
          queue.tenant,
          batch.map(({ message }) => message),
        );
        for (const { message, resolve } of batch) resolve(stored.get(keyOf(message)));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.queues.delete(queue.tenant);
  }

  private commit(tenant: string, messages: readonly NewMessage[]) {
    return this.database.of(tenant).transaction(async (db) => {
      await lockConversations(db, [...new Set(messages.map(({ conversationId }) => conversationId))]);
      const rows = await insertMessages(db, messages, this.clock());
      const stored = new Map(rows.map((row) => [keyOf(row), toStored(row, true)]));
      const mentioning = messages.flatMap((message) => {
        const row = message.mentions.length > 0 ? stored.get(keyOf(message)) : undefined;
        return row ? [{ ...message, seq: row.seq }] : [];
      });
      if (mentioning.length > 0) await markMentions(db, mentioning);
      const rest = messages.filter((message) => !stored.has(keyOf(message)));
      if (rest.length > 0) for (const row of await findStored(db, rest)) stored.set(keyOf(row), toStored(row, false));
      return stored;
    });
  }
}

const toStored = ({ seq, sentAt }: StoredRow, isNew: boolean) => ({ seq, sentAt, isNew });
