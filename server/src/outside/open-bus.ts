import { type Bus, memoryBus } from './bus.ts';
import { redisBus } from './redis-bus.ts';

/** Redis carries the bus between nodes; without it there is one node. */
export const openBus = async (redisUrl: string | undefined): Promise<Bus> =>
  redisUrl ? redisBus(redisUrl, memoryBus()) : memoryBus();
