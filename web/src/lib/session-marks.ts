import { EXPIRED, type Expired, LOCKED, useSession } from './session.ts';
import { onOtherTab, read } from './storage.ts';

/** Hears from the other tabs that the session is over or locked. Returns its end. */
export function followMarks(): () => void {
  const stops = [
    onOtherTab(EXPIRED, () => {
      const expired = read<Expired>(EXPIRED);
      if (expired && useSession.getState().session) useSession.setState({ expired });
    }),
    onOtherTab(LOCKED, () => useSession.setState({ locked: read(LOCKED) === true })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
