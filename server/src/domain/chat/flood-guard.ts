import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { LRUCache } from 'lru-cache';
import { maxEntries } from '../../common/cache-size.ts';

/** Remembers when each person last sent, to refuse more than the school allows within the window. */
export class FloodGuard {
  private readonly sent = new LRUCache<string, number[]>({
    ...maxEntries(chatLimits.cachedConversations),
    ttl: chatLimits.floodWindowMs,
  });

  /** Counts a message of this person; false when it is one too many. */
  admit(personId: string, now: Date, most: number): boolean {
    const since = now.getTime() - chatLimits.floodWindowMs;
    const recent = (this.sent.get(personId) ?? []).filter((at) => at > since);
    if (recent.length >= most) return false;
    recent.push(now.getTime());
    this.sent.set(personId, recent);
    return true;
  }
}
