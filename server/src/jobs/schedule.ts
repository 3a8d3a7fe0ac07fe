const SHANGHAI_MS = 8 * 3_600_000; // no summer time since 1991
const DAY_MS = 24 * 3_600_000;

/** The last time the clock in Asia/Shanghai stood at `HH:mm`. */
export function lastDailyStart(at: string, now: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const offset = (hours * 60 + minutes) * 60_000;
  const days = Math.floor((now.getTime() + SHANGHAI_MS - offset) / DAY_MS);
  return new Date(days * DAY_MS + offset - SHANGHAI_MS);
}

/** The last whole step of the clock: every node counts the same. */
export const lastIntervalStart = (everyMs: number, now: Date) =>
  new Date(Math.floor(now.getTime() / everyMs) * everyMs);
