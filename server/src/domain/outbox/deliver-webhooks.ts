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

/**
 * Sends what is due; returns how many got through and when to run again. Can be stopped and run again at any time. Each
 * receiver has its own few calls: one that hangs holds up nobody else, nor what becomes due for others meanwhile.
 */
export async function deliverWebhooks(db: Db, parts: Parts, signal: AbortSignal) {
  // The run under way for this school takes what is due, and looks once more when it has ended.
  if (underWay.has(db.tenant)) return { done: 0, next: null };
  underWay.add(db.tenant);
  const done = await deliverDue(db, parts, signal).finally(() => underWay.delete(db.tenant));
  signal.throwIfAborted();
  return { done, next: await rows.findNextTry(db) };
}

/** Schools that this node delivers for. */
const underWay = new Set<string>();

async function deliverDue(db: Db, parts: Parts, signal: AbortSignal): Promise<number> {
  const until = parts.clock().getTime() + openLimits.webhookRunMs;
  const mayGoOn = () => !signal.aborted && parts.clock().getTime() < until;
  const served = new Map<string, Promise<void>>();
  let done = 0;
  const serve = async (receiver: string) => {
    const sent = await deliverTo(receiver, db, parts, mayGoOn).finally(() => served.delete(receiver));
    done += sent;
  };
  do {
    const free = openLimits.webhookReceivers - served.size;
    const due = free > 0 && mayGoOn() ? await rows.listDueReceivers(db, parts.clock()) : [];
    for (const receiver of due.filter((id) => !served.has(id)).slice(0, free)) served.set(receiver, serve(receiver));
    await nextLook(served);
  } while (served.size > 0);
  return done;
}

/** Waits until a receiver has been served, or for a moment in which something may have become due for another. */
async function nextLook(served: ReadonlyMap<string, Promise<void>>): Promise<void> {
  if (served.size === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const moment = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, openLimits.webhookLookMs);
  });
  await Promise.race([moment, ...served.values()]).finally(() => clearTimeout(timer));
}

/** Sends one receiver what is due for it, as long as it answers. */
async function deliverTo(receiver: string, db: Db, parts: Parts, mayGoOn: () => boolean): Promise<number> {
  let done = 0;
  let isSilent = false;
  const worker = async () => {
    while (!isSilent && mayGoOn()) {
      const claimed = await rows.claimDelivery(db, receiver, parts.clock());
      if (!claimed) return;
      const reply = await post(claimed, parts);
      const result = resultOf(reply, claimed.attempts, parts.clock());
      if (result.state === 'done') done += 1;
      else parts.logger.warn({ delivery: claimed.id, tenant: db.tenant, answer: result.answer }, 'webhook not taken');
      await rows.saveResult(db, claimed.id, claimed.attempts, result);
      if (reply.http === null) isSilent = true;
    }
  };
  await Promise.all(Array.from({ length: openLimits.webhookConcurrency }, worker));
  const [pause] = openLimits.webhookBackOffMs;
  if (isSilent) await rows.postponeReceiver(db, receiver, new Date(parts.clock().getTime() + pause));
  return done;
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
