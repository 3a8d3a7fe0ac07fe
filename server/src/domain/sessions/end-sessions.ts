import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { Bus } from '../../outside/bus.ts';

type Whose = { userId: string; now: Date /** The session that goes on. */; except?: string | undefined };

/** Ends a person's sessions and answers which; tell the others with `tellEnded` once it is committed. */
export async function endSessionsOf(db: Db, { userId, now, except }: Whose): Promise<string[]> {
  const ended = await db.many<{ id: string }>(sql`
    update session set ended_at = ${now}
    where tenant_id = ${tenant} and user_id = ${userId} and ended_at is null
      and (${except ?? null}::bigint is null or id <> ${except ?? null}::bigint)
    returning id`);
  return ended.map((session) => session.id);
}

export function tellEnded(bus: Bus, sessionIds: readonly string[]) {
  for (const sessionId of sessionIds) bus.publish('session.changed', { sessionId });
}
