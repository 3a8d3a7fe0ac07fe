import { useEffect, useState } from 'react';

const everySecond = 1_000;

/** Seconds that remain of a wait; 0 when it is over. */
export function useCountdown() {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) setUntil(0);
    }, everySecond);
    return () => clearInterval(timer);
  }, [until]);
  return {
    secondsLeft: until === 0 ? 0 : Math.max(1, Math.ceil((until - now) / 1000)),
    begin(seconds: number) {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1000);
    },
  };
}
