import { type Bus, memoryBus, openBus } from '../src/outside/bus.ts';

const redisUrl = process.env.TEST_REDIS_URL;
let opened: Promise<Bus> | undefined;

/** The bus of a school: Redis where the run has one (shared by the worker), its own memory otherwise. */
export function testBus(): Promise<Bus> {
  if (!redisUrl) return Promise.resolve(memoryBus());
  opened ??= openBus(redisUrl);
  return opened;
}

/** The buses of two nodes of one installation; in memory they are one. */
export async function twoNodes(): Promise<[Bus, Bus]> {
  if (redisUrl) return [await openBus(redisUrl), await openBus(redisUrl)];
  const only = memoryBus();
  return [only, only];
}
