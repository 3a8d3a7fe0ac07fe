import type { WebhookPayloads } from '@yizhan/contract/open/webhook-events.ts';
import type { WebhookKind } from '@yizhan/contract/webhooks.ts';
import type { Db } from '../../db/database.ts';
import { insertEvents } from './queries.ts';

type OutboxEvent<K extends WebhookKind> = { objectId: string; payload: WebhookPayloads[K] };

/**
 * Tells webhooks of what happened. Call it in the transaction in which it happens: both are there, or neither. Answers
 * how many deliveries wait; a job sends them within a minute, at once if the caller starts it.
 */
export const recordEvent = <K extends WebhookKind>(tx: Db, kind: K, objectId: string, payload: WebhookPayloads[K]) =>
  recordEvents(tx, kind, [{ objectId, payload }]);

export async function recordEvents<K extends WebhookKind>(
  tx: Db,
  kind: K,
  events: readonly OutboxEvent<K>[],
): Promise<number> {
  return events.length > 0 ? insertEvents(tx, kind, events) : 0;
}
