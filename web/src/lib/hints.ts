/** What the server hinted at, for whoever shows it. Light, so that any screen may listen; lib/socket.ts comes later. */
export type SocketState = 'connecting' | 'connected' | 'disconnected' | 'failed' | 'refused';

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

/** Something of this topic changed: read it again. Answers the way to stop listening. */
export const onHint = (topic: string, listener: Listener) => listen(`hint ${topic}`, listener);
export const emitHint = (topic: string) => emit(`hint ${topic}`);

/** Connected, or connected again: whatever was hinted at meanwhile was missed. */
export const onConnected = (listener: Listener) => listen('connected', listener);

export const socketState = () => state;
export function setSocketState(next: SocketState) {
  if (next === state) return;
  state = next;
  if (next === 'connected') emit('connected');
}
