import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { LRUCache } from 'lru-cache';
import { maxEntries } from '../../common/cache-size.ts';
import type { Database } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import { type ConversationKind, findMembers, type MemberRow } from './queries.ts';

export type Membership = {
  kind: ConversationKind;
  name: string;
  /** Of a conversation with a public account: which, and whether it takes messages. */
  accountId: string | null;
  allowReply: boolean;
  members: ReadonlyMap<string, MemberRow>;
};

/** Who belongs to which conversation, cached per node until the conversation changes. */
export class Members {
  /** Promises while it is read, so that waiting messages of a conversation keep their order. */
  private readonly cache = new LRUCache<string, Membership | Promise<Membership | undefined>>({
    ...maxEntries(chatLimits.cachedConversations),
    ttl: chatLimits.membersStaleMs,
  });

  constructor(
    private readonly database: Database,
    bus: Bus,
  ) {
    bus.subscribe('conversation.changed', ({ tenantId, jid }) => this.cache.delete(`${tenantId} ${jid}`));
    bus.subscribe('bus.missed', () => this.cache.clear());
  }

  /** Synchronous on a cache hit, which is nearly every call. */
  find(tenantId: string, jid: string): Membership | undefined | Promise<Membership | undefined> {
    const key = `${tenantId} ${jid}`;
    const cached = this.cache.get(key);
    if (cached) return cached;
    const loading = this.load(tenantId, jid);
    this.cache.set(key, loading);
    // What was read before a change is not cached after it.
    const isCurrent = () => this.cache.peek(key) === loading;
    loading.then(
      (found) => void (found && isCurrent() && this.cache.set(key, found)),
      () => void (isCurrent() && this.cache.delete(key)),
    );
    return loading;
  }

  private async load(tenantId: string, jid: string): Promise<Membership | undefined> {
    const found = await findMembers(this.database.of(tenantId), jid);
    return (
      found && {
        ...found,
        members: new Map(found.members.map((member) => [member.userId, member])),
      }
    );
  }
}
