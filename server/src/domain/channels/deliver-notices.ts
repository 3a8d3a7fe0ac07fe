import * as deliveryLimits from '@yizhan/contract/limits/deliveries.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { type NoticeChannel, noticeChannels } from '@yizhan/contract/notice-channels.ts';
import type { Logger } from 'pino';
import { siteOf } from '../../common/site.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import type { HandOver } from '../../outside/hand-over.ts';
import { findSettings } from '../settings/queries.ts';
import type { ChannelParts, Deliver } from './channel.ts';
import * as rows from './delivery-queries.ts';
import { channels } from './registry.ts';
import { resultOf } from './rules.ts';
import { recordOutcome } from './state-queries.ts';

type Parts = ChannelParts & { config: Pick<Config, 'publicUrl' | 'host' | 'port'>; logger: Logger };
type School = { name: string; host: string | null };
type Run = { db: Db; parts: Parts; school: School; until: number; signal: AbortSignal };

/** Sends what is due; returns how many got through and when to run again. Can be stopped and run again at any time. */
export async function deliverNotices(db: Db, parts: Parts, host: string | null, signal: AbortSignal) {
  const { clock } = parts;
  const { name, settings } = await findSettings(db);
  const run: Run = { db, parts, school: { name, host }, until: clock().getTime() + deliveryLimits.runMs, signal };
  await rows.markLostDeliveries(db, clock());
  await rows.cancelDeliveries(db, clock());
  await postponeQuiet(db, parts, signal);
  const ends = await Promise.all(
    noticeChannels.map((kind) => deliverChannel(run, kind, channels[kind].open(settings, parts))),
  );
  signal.throwIfAborted();
  await postponeQuiet(db, parts, signal);
  const nextTry = await rows.findNextTry(db);
  const now = clock();
  const earliest = ends.some(({ rests }) => rests) ? now.getTime() + deliveryLimits.restMs : now.getTime();
  return {
    sent: ends.reduce((sum, { sent }) => sum + sent, 0),
    next: nextTry && new Date(Math.max(nextTry.getTime(), earliest)),
  };
}

/** Page by page: the embedded database must let others in between. */
async function postponeQuiet(db: Db, { clock }: Parts, signal: AbortSignal) {
  while ((await rows.postponeQuiet(db, clock(), noticeLimits.batch)) === noticeLimits.batch) signal.throwIfAborted();
}

/** A few at a time, until nothing is due, the run's time is over, or the channel rests since nothing gets through. */
async function deliverChannel(run: Run, kind: NoticeChannel, deliver: Deliver | undefined) {
  const { db, parts, signal, until } = run;
  if (!deliver) {
    await rows.failDeliveries(db, kind, 'off');
    return { sent: 0, rests: false };
  }
  const end = { sent: 0, failures: 0 };
  const isOver = () =>
    signal.aborted || end.failures >= deliveryLimits.failuresBeforeRest || parts.clock().getTime() >= until;
  const worker = async () => {
    while (!isOver()) {
      const claimed = await rows.claimDelivery(db, kind, parts.clock());
      if (!claimed) return;
      const outcome = await deliverOne(run, kind, { ...claimed, deliver });
      if (outcome?.is === 'sent') Object.assign(end, { sent: end.sent + 1, failures: 0 });
      else if (outcome && !(outcome.is === 'refused' && outcome.isFinal)) end.failures += 1;
    }
  };
  await Promise.all(Array.from({ length: deliveryLimits.concurrency }, worker));
  return { sent: end.sent, rests: end.failures >= deliveryLimits.failuresBeforeRest };
}

async function deliverOne(
  { db, parts, school }: Run,
  kind: NoticeChannel,
  { deliver, ...claimed }: rows.ClaimedDelivery & { deliver: Deliver },
): Promise<HandOver | undefined> {
  const { isAddress } = channels[kind];
  const address = claimed.address.trim();
  if (isAddress && !isAddress(address)) {
    await rows.saveResult(db, claimed.id, { state: 'noAddress', error: '' });
    return undefined;
  }
  const url = `${siteOf(parts.config, school)}/?messageId=${claimed.noticeId}`;
  const outcome = await deliver({ ...claimed, address, school: school.name, url });
  if (outcome.is !== 'sent')
    parts.logger.warn(
      { delivery: claimed.id, tenant: db.tenant, is: outcome.is, answer: outcome.answer },
      'not delivered',
    );
  await recordOutcome(db, { channel: kind, outcome, now: parts.clock() });
  await rows.saveResult(db, claimed.id, resultOf(outcome, claimed.attempts, parts.clock()));
  return outcome;
}
