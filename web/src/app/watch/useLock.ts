import { useEffect } from 'react';
import { lockWhenIdle } from '../../lib/lock.ts';
import { useSession } from '../../lib/session.ts';
import { lockAndSay } from './lockAndSay.ts';

/** RT-3: locks by the keyboard, and when nobody was there for as long as the school allows. */
export function useLock() {
  const minutes = useSession((s) => (s.expired || s.locked ? 0 : (s.init?.lockMinutes ?? 0)));
  useEffect(() => lockWhenIdle(minutes), [minutes]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyL' || !event.ctrlKey || !event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!useSession.getState().expired) void lockAndSay();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
