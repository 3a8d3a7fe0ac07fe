import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { countUnreadOf } from '../domain/chat/queries.ts';
import type { Hub } from './hub.ts';

type Needs = { hub: Hub; database: Database; logger: Pick<Logger, 'warn'> };

/** Tells open pages how much is unread when something else than reading and writing changed it. */
export class UnreadTotals {
  /** One count after another: a notice to the whole school changes the number of everybody who is here. */
  private last = Promise.resolve();

  constructor(private readonly needs: Needs) {}

  tell(tenantId: string, userIds: Iterable<string>): void {
    const here = [...new Set([...this.needs.hub.connectionsOf(tenantId, userIds)].map(({ person }) => person.id))];
    if (here.length === 0) return;
    this.last = this.last
      .then(() => this.count(tenantId, here))
      .catch((err: unknown) => this.needs.logger.warn({ err }, 'unread totals are counted later'));
  }

  private async count(tenantId: string, userIds: readonly string[]): Promise<void> {
    const { hub, database } = this.needs;
    const totals = await countUnreadOf(database.of(tenantId), userIds);
    for (const connection of hub.connectionsOf(tenantId, userIds))
      connection.send({ op: 'unread', total: totals.get(connection.person.id) ?? 0 });
  }
}
