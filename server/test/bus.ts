import { tmpdir } from 'node:os';
import { type Bus, memoryBus } from '../src/outside/bus.ts';
import { type Topic, topics } from '../src/outside/bus-topics.ts';
import { openBus } from '../src/outside/open-bus.ts';
import { openReplayGuard } from '../src/outside/open-replay-guard.ts';
import { memoryReplayGuard, type ReplayGuard } from '../src/outside/replay-guard.ts';

const redisUrl = process.env.TEST_REDIS_URL;
let opened: Promise<Bus> | undefined;
let openedReplayGuards: Promise<ReplayGuard> | undefined;

/** The bus of a school: Redis if the run has one (one connection per worker), otherwise in memory. */
export async function testBus(): Promise<Bus> {
  if (!redisUrl) return memoryBus();
  opened ??= openBus(redisUrl);
  return heardWhileInUse(await opened);
}

/** A worker serves hundreds of schools: the shared connection must drop those whose tests are over. */
function heardWhileInUse(shared: Bus): Bus {
  const own = memoryBus();
  hear(shared, new WeakRef(own));
  return { ...shared, subscribe: (topic, listener) => own.subscribe(topic, listener) };
}

/** A function of its own: closures made beside `own` would hold it. */
function hear(shared: Bus, user: WeakRef<Bus>): void {
  for (const topic of Object.keys(topics) as Topic[])
    shared.subscribe(topic, (message) => user.deref()?.publish(topic, message));
}

/** The replay guard of a school, likewise. */
export function testReplayGuard(): Promise<ReplayGuard> {
  if (!redisUrl) return Promise.resolve(memoryReplayGuard());
  openedReplayGuards ??= openReplayGuard(redisUrl, tmpdir());
  return openedReplayGuards;
}

/** The buses of two nodes of one installation; in memory they are the same. */
export async function twoNodes(): Promise<[Bus, Bus]> {
  if (redisUrl) return [await openBus(redisUrl), await openBus(redisUrl)];
  const only = memoryBus();
  return [only, only];
}

/** The replay guards of two nodes of one installation. */
export async function twoReplayGuards(): Promise<[ReplayGuard, ReplayGuard]> {
  if (redisUrl) return [await openReplayGuard(redisUrl, tmpdir()), await openReplayGuard(redisUrl, tmpdir())];
  const only = memoryReplayGuard();
  return [only, only];
}
