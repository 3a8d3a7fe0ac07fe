import { EXPIRED, LOCKED, type SessionExpiry, useSession } from './session.ts';
import { onOtherTab, read } from './storage.ts';

const readLock = () => useSession.setState({ locked: read(LOCKED) === true });

/** Listens for other tabs reporting that the session expired or was locked. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  // Another tab may have locked the session while this page was loading.
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
