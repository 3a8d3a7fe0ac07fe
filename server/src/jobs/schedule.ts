const SHANGHAI_MS = 8 * 3_600_000; // no daylight saving time since 1991
const DAY_MS = 24 * 3_600_000;

/** The last time it was `HH:mm` in Asia/Shanghai. */
export function lastDailyStart(at: string, now: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const offset = (hours * 60 + minutes) * 60_000;
  const days = Math.floor((now.getTime() + SHANGHAI_MS - offset) / DAY_MS);
  return new Date(days * DAY_MS + offset - SHANGHAI_MS);
}

/** The start of the current interval, the same on every node. */
export const lastIntervalStart = (everyMs: number, now: Date) =>
  new Date(Math.floor(now.getTime() / everyMs) * everyMs);
