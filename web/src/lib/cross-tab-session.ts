import { EXPIRED, type Expired, LOCKED, useSession } from './session.ts';
import { onOtherTab, read } from './storage.ts';

const hearLock = () => useSession.setState({ locked: read(LOCKED) === true });

/** Hears from the other tabs that the session is over or locked. Returns its end. */
export function followMarks(): () => void {
  // Locked while this page was still loading.
  hearLock();
  const stops = [
    onOtherTab(EXPIRED, () => {
      const expired = read<Expired>(EXPIRED);
      if (expired && useSession.getState().session) useSession.setState({ expired });
    }),
    onOtherTab(LOCKED, hearLock),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
