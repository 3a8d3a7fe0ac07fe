import { addDays } from '../lib/days.ts';
import { toWireTime } from '../lib/wire-time.ts';

/** The first day that may be chosen, in the school's time zone. */
export function earliestDay(from: 'any' | 'today' | 'tomorrow', now: Date): string | undefined {
  const today = toWireTime(now).slice(0, 10);
  return { any: undefined, today, tomorrow: addDays(today, 1) }[from];
}
