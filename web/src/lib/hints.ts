/**
 * Change hints from the server, as an event bus for screens. Small, so any screen may import it; lib/socket.ts is
 * loaded later.
 */
export type SocketState = 'connecting' | 'connected' | 'disconnected' | 'failed' | 'refused' | 'elsewhere';

type Listener = () => void;

let state: SocketState = 'disconnected';
const listeners = new Map<string, Set<Listener>>();

function listen(name: string, listener: Listener): () => void {
  const set = listeners.get(name) ?? new Set();
  listeners.set(name, set.add(listener));
  return () => void set.delete(listener);
}

const emit = (name: string) => {
  for (const listener of listeners.get(name) ?? []) listener();
};

/** Calls the listener when data of this topic changed and should be refetched. Returns an unsubscribe function. */
export const onHint = (topic: string, listener: Listener) => listen(`hint ${topic}`, listener);
export const emitHint = (topic: string) => emit(`hint ${topic}`);

/** Called on connect and reconnect: hints sent while disconnected were missed. */
export const onConnected = (listener: Listener) => listen('connected', listener);

/** Called when the connection is lost. */
export const onDisconnected = (listener: Listener) => listen('disconnected', listener);

/** Called on every change of the connection's state. */
export const onSocketState = (listener: Listener) => listen('state', listener);

export const socketState = () => state;
export function setSocketState(next: SocketState) {
  if (next === state) return;
  state = next;
  emit('state');
  if (next === 'connected' || next === 'disconnected') emit(next);
}
