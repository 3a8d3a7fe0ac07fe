import * as sealedLimits from '@yizhan/contract/limits/sealed.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_RETRY_MS = 3_000;
const ANSWER_MS = 1_000;

/** Accepts every id once. */
export type ReplayGuard = {
  /** Whether this id is new; it is remembered for at least `sealedLimits.replayGuardSeconds`. */
  isFirstUse(id: string, now: Date): Promise<boolean>;
  close(): Promise<void>;
};

/** Forgets with its process. Two sets rotate: while one fills, the other is still checked, then dropped as a whole. */
export function memoryReplayGuard(): ReplayGuard {
  let [recent, older] = [new Set<string>(), new Set<string>()];
  let turnsAt = 0;
  return {
    async isFirstUse(id, now) {
      if (now.getTime() >= turnsAt) {
        [recent, older] = [new Set(), recent];
        turnsAt = now.getTime() + sealedLimits.replayGuardSeconds * 1000;
      }
      if (recent.has(id) || older.has(id)) return false;
      recent.add(id);
      return true;
    },
    async close() {
      recent.clear();
      older.clear();
    },
  };
}

/** All nodes share one Redis. While it is down each node still refuses its own replays. */
export async function redisReplayGuard(url: string): Promise<ReplayGuard> {
  const { Redis } = await import('ioredis'); // most installations never need it
  const local = memoryReplayGuard();
  const redis = new Redis(url, {
    keyPrefix: 'yizhan:once:',
    retryStrategy: (times) => Math.min(times * 200, LONGEST_RETRY_MS),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
  });
  // ioredis reconnects by itself; without a listener its errors would end the process.
  redis.on('error', () => undefined);
  // A node starts without Redis, too.
  await new Promise<void>((resolve) => {
    setTimeout(resolve, FIRST_WAIT_MS).unref();
    redis.once('ready', resolve).once('error', () => resolve());
  });
  return {
    async isFirstUse(id, now) {
      if (!(await local.isFirstUse(id, now))) return false;
      const answer = await redis.set(id, '1', 'EX', sealedLimits.replayGuardSeconds, 'NX').catch(() => 'OK');
      return answer === 'OK';
    },
    async close() {
      redis.disconnect();
      await local.close();
    },
  };
}
