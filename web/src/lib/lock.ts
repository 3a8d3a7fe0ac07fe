import { api } from './api.ts';
import { idleMs } from './idle.ts';
import { useSession } from './session.ts';

const checkMs = 10_000;

let locking: Promise<void> | undefined;

/** Locks the session on the server, then covers every tab of this browser. */
export async function lock(): Promise<void> {
  if (useSession.getState().locked) return;
  locking ??= api.security
    .lock()
    .then(() => useSession.getState().cover(true))
    .finally(() => {
      locking = undefined;
    });
  await locking;
}

/** Locks when nobody did anything for so long in any tab; 0 = never. Returns its end. */
export function lockWhenIdle(minutes: number): () => void {
  if (minutes === 0) return () => undefined;
  const timer = setInterval(() => {
    // Where the server cannot be reached, the next check tries again.
    if (idleMs() >= minutes * 60_000) void lock().catch(() => undefined);
  }, checkMs);
  return () => clearInterval(timer);
}
