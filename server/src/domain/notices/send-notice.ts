import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { noticesTopic } from '@yizhan/contract/notice-kinds.ts';
import type { Db } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { CardHints } from '../cards/card-hints.ts';
import { insertDeliveries } from '../channels/delivery-queries.ts';
import { insertReceivers, listReceiverIds } from './audience-queries.ts';
import { claimDueNotice, type DueNotice, finishSending, isStillSending } from './queries.ts';

type Parts = { bus: Pick<Bus, 'publish'>; cardHints: CardHints };
/** `startDelivery`: what goes out beyond the portal is written and waits. `startExpiry`: it counts until then. */
type SendingParts = Parts & {
  startDelivery(db: Db, noticeId: string): Promise<unknown>;
  startExpiry(db: Db, noticeId: string, at: Date): Promise<unknown>;
};
type Due = { id: string; version: number; now: Date };
/** `most`: receivers written in one statement; null = all of them in one. */
type JobControl = { most: number | null; signal: AbortSignal; progress(done: number): Promise<void> };

/** Writes one row for each receiver, then notifies those who are online. Can be stopped and run again. */
export async function sendNotice(db: Db, parts: SendingParts, due: Due, control: JobControl): Promise<number> {
  const { most, signal, progress } = control;
  const notice = await claimDueNotice(db, due);
  if (!notice) return 0;
  const { id, receivers, reach, sentAt } = notice;
  let total = 0;
  while (await isStillSending(db, id)) {
    signal.throwIfAborted();
    const written = await insertReceivers(db, { noticeId: id, receivers, reach, sentAt, now: due.now, most });
    total += written;
    await progress(total);
    if (most === null || written < most) break;
  }
  if (notice.channels.length > 0) {
    await addDeliveries(db, notice, due.now, control);
    await parts.startDelivery(db, id);
  }
  if (notice.expireAt) await parts.startExpiry(db, id, notice.expireAt);
  await finishSending(db, id);
  await publishToReceivers(db, parts, id);
  return total;
}

/** One row for each receiver and channel; continues where it was stopped. */
async function addDeliveries(db: Db, { id, channels }: DueNotice, now: Date, { most, signal }: JobControl) {
  for (const channel of channels) {
    const add = () => insertDeliveries(db, { noticeId: id, channel, now, most });
    while ((await add()) === most) signal.throwIfAborted();
  }
}

/** Page by page: sixty thousand names are never held at once, and pages do not all ask again in the same moment. */
export async function publishToReceivers(db: Db, { bus, cardHints }: Parts, noticeId: string): Promise<void> {
  for (let after = '0'; ; ) {
    const userIds = await listReceiverIds(db, noticeId, after, noticeLimits.batch);
    publishNoticesChanged(db, { bus, cardHints }, userIds);
    const last = userIds.at(-1);
    if (last === undefined || userIds.length < noticeLimits.batch) return;
    after = last;
  }
}

/** The bell, the prompt and the card of these people ask again. */
export function publishNoticesChanged(
  db: Pick<Db, 'tenant'>,
  { bus, cardHints }: Parts,
  userIds: readonly string[],
): void {
  if (userIds.length === 0) return;
  bus.publish('hint', { tenantId: db.tenant, topic: noticesTopic, userIds: [...userIds] });
  cardHints.publishTo(db.tenant, 'notices', userIds);
}
