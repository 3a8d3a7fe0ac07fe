import { randomUUID } from 'node:crypto';
import type { RedisOptions } from 'ioredis';
import * as z from 'zod';
import type { Bus } from './bus.ts';
import { type Topic, topics } from './bus-topics.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_RETRY_MS = 3_000;

const options: RedisOptions = {
  retryStrategy: (times) => Math.min(times * 200, LONGEST_RETRY_MS),
  // Messages are dropped while disconnected, not queued: every listener tolerates a lost message.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
};

const letter = z.object({ from: z.string(), message: z.unknown() });
const names = Object.keys(topics) as Topic[];

/** Publish/subscribe between nodes; inside this node messages go directly through `local`. */
export async function redisBus(url: string, local: Bus, firstWaitMs = FIRST_WAIT_MS): Promise<Bus> {
  const { Redis } = await import('ioredis'); // most installations never need it
  const node = randomUUID();
  const prefix = channelPrefix(url);
  const speaker = new Redis(url, options);
  const ear = new Redis(url, { ...options, autoResubscribe: false });
  let listening = false;
  let lost = false;
  let reason = 'no answer';

  // ioredis reconnects by itself; without a listener its errors would end the process.
  for (const redis of [speaker, ear])
    redis.on('error', ({ message, code }: NodeJS.ErrnoException) => {
      reason = message || code || reason;
    });
  ear.on('close', () => {
    lost ||= listening;
    listening = false;
  });
  ear.on('message', (channel: string, text: string) => {
    const heard = read(text);
    if (heard && heard.from !== node) deliver(local, channel.slice(prefix.length), heard.message);
  });
  const firstTime = new Promise<void>((resolve) => {
    ear.on('ready', () => {
      ear.subscribe(...names.map((name) => prefix + name)).then(
        () => {
          listening = true;
          if (lost) local.publish('bus.missed', {});
          lost = false;
          resolve();
        },
        () => undefined, // the connection broke again; the next one subscribes
      );
    });
  });
  // A node starts without Redis, too, and reports it in its health until connected.
  const bothStand = Promise.all([firstTime, new Promise((resolve) => speaker.once('ready', resolve))]);
  await Promise.race([bothStand, new Promise((resolve) => setTimeout(resolve, firstWaitMs))]);

  const state = () => (listening && speaker.status === 'ready' ? 'up' : 'down');

  return {
    publish(topic, message) {
      local.publish(topic, message);
      speaker.publish(prefix + topic, JSON.stringify({ from: node, message })).catch(() => undefined);
    },
    subscribe: local.subscribe,
    state,
    lastError: () => (state() === 'up' ? undefined : reason),
    async close() {
      speaker.disconnect();
      ear.disconnect();
      await local.close();
    },
  };
}

/** Redis publish/subscribe ignores database numbers, so the number in the URL is part of the channel name. */
const channelPrefix = (url: string) => `yizhan:${new URL(url).pathname.slice(1) || '0'}:`;

function read(text: string) {
  try {
    return letter.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** During an upgrade a node of another version may send unknown messages: they are ignored. */
function deliver(local: Bus, topic: string, message: unknown) {
  if (!Object.hasOwn(topics, topic)) return;
  const parsed = topics[topic as Topic].safeParse(message);
  if (parsed.success) local.publish(topic as Topic, parsed.data);
}
