import { onOtherTab, read, write } from './storage.ts';

export type Channel<T> = { post(message: T): void; close(): void };

/** Between the tabs of one browser. Older browsers have no BroadcastChannel: there a value in storage carries it. */
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
  // Storage tells of changes only, so the same message twice has to look different.
  return { post: (message) => write(key, { message, mark: Math.random() }), close };
}
