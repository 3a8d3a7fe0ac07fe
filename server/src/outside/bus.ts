import type { BusMessages, Topic } from './bus-topics.ts';

type Listener<T extends Topic> = (message: BusMessages[T]) => void;

export type Bus = {
  publish<T extends Topic>(topic: T, message: BusMessages[T]): void;
  /** Returns the unsubscribe function. */
  subscribe<T extends Topic>(topic: T, listener: Listener<T>): () => void;
  state(): 'up' | 'down';
  /** The last connection error, if known; it contains no secrets. */
  lastError(): string | undefined;
  close(): Promise<void>;
};

/** A single process: messages go directly to the listeners. */
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
