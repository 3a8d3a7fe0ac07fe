import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { onConnected, onHint } from './hints.ts';

let connects = 0;
onConnected(() => {
  connects += 1;
});

const pause = () => new Promise((over) => setTimeout(over, socketLimits.hintThrottleMs));

/**
 * Calls `again` when something of this topic changed, or may have changed while the socket was away: at once, and then
 * once more after a pause for all that came meanwhile. Who changes a hundred things has nobody's page read a hundred times.
 */
export function useHint(topic: string, refetch: () => unknown): void {
  const latest = useRef(refetch);
  // With what is shown, not after it: a hint in between would be answered as if nothing had been typed yet.
  useLayoutEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    const state = { reading: false, pending: false, over: false };
    const read = async () => {
      state.pending = true;
      if (state.reading) return;
      state.reading = true;
      while (state.pending && !state.over) {
        state.pending = false;
        await Promise.allSettled([latest.current(), pause()]);
      }
      state.reading = false;
    };
    const stops = [
      onHint(topic, () => void read()),
      // The first connection follows the first reading at once: nothing was missed.
      onConnected(() => void (connects > 1 && read())),
    ];
    return () => {
      state.over = true;
      for (const stop of stops) stop();
    };
  }, [topic]);
}
