import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { LRUCache } from 'lru-cache';
import { maxEntries } from '../../common/cache-size.ts';
import type { Bus } from '../../outside/bus.ts';

/** Who has a socket open on any node. Nodes repeat it with every beat, so what a killed node said expires. */
export class Presence {
  private readonly online = new LRUCache<string, true>({
    ...maxEntries(chatLimits.maxOnline),
    ttl: chatLimits.presenceMs,
  });

  constructor(bus: Bus) {
    const add = (tenantId: string, userId: string) => this.online.set(`${tenantId} ${userId}`, true);
    bus.subscribe('socket.opened', ({ tenantId, userId }) => add(tenantId, userId));
    bus.subscribe('people.online', ({ tenantId, userIds }) => {
      for (const userId of userIds) add(tenantId, userId);
    });
    bus.subscribe('person.offline', ({ tenantId, userId }) => this.online.delete(`${tenantId} ${userId}`));
  }

  isOnline = (tenantId: string, userId: string) => this.online.has(`${tenantId} ${userId}`);
}
