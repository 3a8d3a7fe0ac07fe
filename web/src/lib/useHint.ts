import { useEffect, useLayoutEffect, useRef } from 'react';
import { onConnected, onHint } from './hints.ts';

let connects = 0;
onConnected(() => {
  connects += 1;
});

/** Calls `again` when something of this topic changed, or may have changed while the socket was away. */
export function useHint(topic: string, again: () => unknown): void {
  const latest = useRef(again);
  // With what is shown, not after it: a hint in between would be answered as if nothing had been typed yet.
  useLayoutEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    const stops = [
      onHint(topic, () => void latest.current()),
      // The first connection follows the first reading at once: nothing was missed.
      onConnected(() => void (connects > 1 && latest.current())),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [topic]);
}
