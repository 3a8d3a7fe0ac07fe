import { type Bus, memoryBus } from './bus.ts';
import { redisBus } from './redis-bus.ts';

/** Redis connects the nodes; without it there is a single node. */
export const openBus = async (redisUrl: string | undefined): Promise<Bus> =>
  redisUrl ? redisBus(redisUrl, memoryBus()) : memoryBus();
