import type { BusMessages, Topic } from './bus-topics.ts';

type Listener<T extends Topic> = (message: BusMessages[T]) => void;

export type Bus = {
  publish<T extends Topic>(topic: T, message: BusMessages[T]): void;
  /** Answers the way to stop listening. */
  subscribe<T extends Topic>(topic: T, listener: Listener<T>): () => void;
  state(): 'up' | 'down';
  /** What keeps it down, as far as it is known; no word of it opens anything. */
  lastError(): string | undefined;
  close(): Promise<void>;
};

/** One process: the listeners are the bus. */
export function memoryBus(): Bus {
  const listeners = new Map<Topic, Set<Listener<never>>>();
  return {
    publish(topic, message) {
      for (const listener of listeners.get(topic) ?? []) (listener as Listener<typeof topic>)(message);
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => void set.delete(listener);
    },
    state: () => 'up',
    lastError: () => undefined,
    close: async () => listeners.clear(),
  };
}
