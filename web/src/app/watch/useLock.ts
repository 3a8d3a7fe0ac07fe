import { useEffect } from 'react';
import { loadChunk } from '../../lib/load-chunk.ts';
import { lock, lockWhenIdle, retryPendingLock } from '../../lib/lock.ts';
import { useSession } from '../../lib/session.ts';

/** RT-3: locks by keyboard shortcut, and after the school's idle time. */
export function useLock() {
  const minutes = useSession((s) => (s.expired || s.locked ? 0 : (s.init?.lockMinutes ?? 0)));
  const locked = useSession((s) => s.locked && !s.expired);
  useEffect(() => lockWhenIdle(minutes), [minutes]);
  useEffect(() => (locked ? retryPendingLock() : undefined), [locked]);
  useEffect(() => {
    // Preloaded, so that the lock screen is available offline; if that fails, locking loads it again.
    void loadChunk(() => import('../screens/LockPage.tsx')).catch(() => undefined);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyL' || !event.ctrlKey || !event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!useSession.getState().expired) void lock();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
