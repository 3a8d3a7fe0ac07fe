import { onOtherTab, read, write } from './storage.ts';

export type Channel<T> = { say(message: T): void; close(): void };

/** Between the tabs of one browser. Older browsers have no BroadcastChannel: there a value in storage carries it. */
export function openChannel<T>(name: string, hear: (message: T) => void): Channel<T> {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(`yizhan-${name}`);
    channel.onmessage = (event: MessageEvent<T>) => hear(event.data);
    return { say: (message) => channel.postMessage(message), close: () => channel.close() };
  }
  const key = `tabs-${name}`;
  const close = onOtherTab(key, () => {
    const said = read<{ message: T }>(key);
    if (said) hear(said.message);
  });
  // Storage tells of changes only, so the same message twice has to look different.
  return { say: (message) => write(key, { message, mark: Math.random() }), close };
}
