import { onOtherTab, read, write } from './storage.ts';

export type Channel<T> = { post(message: T): void; close(): void };

/** Messages between the tabs of one browser. Falls back to storage events in browsers without BroadcastChannel. */
export function openChannel<T>(name: string, onMessage: (message: T) => void): Channel<T> {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(`yizhan-${name}`);
    channel.onmessage = (event: MessageEvent<T>) => onMessage(event.data);
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  }
  const key = `tabs-${name}`;
  const close = onOtherTab(key, () => {
    const stored = read<{ message: T }>(key);
    if (stored) onMessage(stored.message);
  });
  // Storage events fire only on changes, so repeated messages must differ.
  return { post: (message) => write(key, { message, mark: Math.random() }), close };
}
