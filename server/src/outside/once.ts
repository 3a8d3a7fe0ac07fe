const FIRST_WAIT_MS = 5_000;
const LONGEST_RETRY_MS = 3_000;
const ANSWER_MS = 1_000;

/** Lets every id through once. */
export type Once = {
  /** Whether this id is new; it is remembered for so many seconds. */
  first(id: string, seconds: number, now: Date): Promise<boolean>;
  close(): Promise<void>;
};

/** One process. Every id stays equally long, so the oldest stand in front. */
export function memoryOnce(): Once {
  const until = new Map<string, number>();
  return {
    async first(id, seconds, now) {
      const time = now.getTime();
      for (const [old, end] of until) {
        if (end > time) break;
        until.delete(old);
      }
      if (until.has(id)) return false;
      until.set(id, time + seconds * 1000);
      return true;
    },
    close: async () => until.clear(),
  };
}

/** All nodes ask the same Redis. While it is away each node at least lets nothing through twice by itself. */
async function redisOnce(url: string): Promise<Once> {
  const { Redis } = await import('ioredis'); // most installations never need it
  const local = memoryOnce();
  const redis = new Redis(url, {
    keyPrefix: 'yizhan:once:',
    retryStrategy: (times) => Math.min(times * 200, LONGEST_RETRY_MS),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
  });
  // ioredis connects again by itself; without a listener its errors would end the process.
  redis.on('error', () => undefined);
  // A node starts without Redis, too.
  await new Promise<void>((resolve) => {
    setTimeout(resolve, FIRST_WAIT_MS).unref();
    redis.once('ready', resolve).once('error', () => resolve());
  });
  return {
    async first(id, seconds, now) {
      if (!(await local.first(id, seconds, now))) return false;
      const answer = await redis.set(id, '1', 'EX', seconds, 'NX').catch(() => 'OK');
      return answer === 'OK';
    },
    async close() {
      redis.disconnect();
      await local.close();
    },
  };
}

export const openOnce = async (redisUrl: string | undefined): Promise<Once> =>
  redisUrl ? redisOnce(redisUrl) : memoryOnce();
