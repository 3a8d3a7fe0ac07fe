import { createHash } from 'node:crypto';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { signatureHeaders } from '@yizhan/contract/open/signature.ts';
import type { Logger } from 'pino';
import type { Secrets } from '../../common/secrets.ts';
import type { Db } from '../../db/database.ts';
import { reasonOf } from '../../outside/failure-reason.ts';
import type { Foreign } from '../../outside/foreign.ts';
import { shortAnswer } from '../../outside/hand-over.ts';
import { SECRET_PURPOSE, signatureOf } from '../api-clients/rules.ts';
import * as rows from './queries.ts';
import { type Reply, resultOf } from './rules.ts';

type Parts = {
  clock: () => Date;
  logger: Logger;
  foreign: Pick<Foreign, 'ask'>;
  secrets: Pick<Secrets, 'open'>;
};

/** Sends what is due; returns how many got through and when to run again. Can be stopped and run again at any time. */
export async function deliverWebhooks(db: Db, parts: Parts, signal: AbortSignal) {
  const until = parts.clock().getTime() + openLimits.webhookRunMs;
  let done = 0;
  const worker = async () => {
    while (!signal.aborted && parts.clock().getTime() < until) {
      const claimed = await rows.claimDelivery(db, parts.clock());
      if (!claimed) return;
      const result = resultOf(await post(claimed, parts), claimed.attempts, parts.clock());
      if (result.state === 'done') done += 1;
      else parts.logger.warn({ delivery: claimed.id, tenant: db.tenant, answer: result.answer }, 'webhook not taken');
      await rows.saveResult(db, claimed.id, claimed.attempts, result);
    }
  };
  await Promise.all(Array.from({ length: openLimits.webhookConcurrency }, worker));
  signal.throwIfAborted();
  return { done, next: await rows.findNextTry(db) };
}

/** One signed request, as clients sign theirs; the event's id is the nonce, since a retry is the same event. */
async function post(
  { url, secret, eventId, kind, objectId, payload, at }: rows.ClaimedDelivery,
  { foreign, secrets, clock }: Parts,
): Promise<Reply> {
  const body = JSON.stringify({ id: eventId, kind, objectId, at, data: payload });
  const timestamp = String(Math.floor(clock().getTime() / 1000));
  const nonce = `event-${eventId}`;
  const { pathname, search } = new URL(url);
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const signed = { method: 'POST', url: `${pathname}${search}`, timestamp, nonce, bodyHash };
  try {
    const response = await foreign.ask(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        [signatureHeaders.timestamp]: timestamp,
        [signatureHeaders.nonce]: nonce,
        [signatureHeaders.signature]: signatureOf(secrets.open(SECRET_PURPOSE, secret), signed),
      },
      body,
      signal: AbortSignal.timeout(openLimits.webhookTimeoutMs),
    });
    return { http: response.status, answer: shortAnswer(await response.text()) };
  } catch (error) {
    return { http: null, answer: shortAnswer(reasonOf(error)) };
  }
}
