import { EXPIRED, LOCKED, type SessionExpiry, useSession } from './session.ts';
import { onOtherTab, read } from './storage.ts';

const readLock = () => useSession.setState({ locked: read(LOCKED) === true });

/** Hears from the other tabs that the session is over or locked. Returns its end. */
export function followOtherTabs(): () => void {
  // Locked while this page was still loading.
  readLock();
  const stops = [
    onOtherTab(EXPIRED, () => {
      const expired = read<SessionExpiry>(EXPIRED);
      if (expired && useSession.getState().session) useSession.setState({ expired });
    }),
    onOtherTab(LOCKED, readLock),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
