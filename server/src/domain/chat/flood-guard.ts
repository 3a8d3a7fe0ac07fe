import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { LRUCache } from 'lru-cache';
import { maxEntries } from '../../common/cache-size.ts';

/** When a person sent, oldest first; those before `first` are out of the window. */
type Recent = { times: number[]; first: number };

/** Remembers when each person last sent, to refuse more than the school allows within the window. */
export class FloodGuard {
  private readonly sent = new LRUCache<string, Recent>({
    ...maxEntries(chatLimits.cachedConversations),
    ttl: chatLimits.floodWindowMs,
  });

  /** Counts a message of this person; false when it is one too many. */
  admit(personId: string, now: Date, most: number): boolean {
    const since = now.getTime() - chatLimits.floodWindowMs;
    const recent = this.sent.get(personId) ?? { times: [], first: 0 };
    while ((recent.times[recent.first] ?? Infinity) <= since) recent.first++;
    if (recent.times.length - recent.first >= most) return false;
    recent.times.push(now.getTime());
    // Forgetting costs as little as counting, however many a school allows.
    if (recent.first > most) recent.times = recent.times.slice(recent.first);
    if (recent.first > most) recent.first = 0;
    this.sent.set(personId, recent);
    return true;
  }
}
