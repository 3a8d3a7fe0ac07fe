import * as newsLimits from '@yizhan/contract/limits/news.ts';
import { parseWireTime, toWireTime } from '../../lib/format.ts';

/** The day something came out, with the year where it is another one; nothing for today, which has a word of its own. */
export function dayOf(time: string, now: Date): string | undefined {
  const today = toWireTime(now).slice(0, 10);
  const day = time.slice(0, 10);
  if (day === today) return undefined;
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day;
}

/** A page's clock is up to a minute behind, or wrong by more: what came out just now is new before it knows. */
export const isNew = (time: string, now: Date): boolean =>
  Math.abs(now.getTime() - parseWireTime(time).getTime()) < newsLimits.newForMs;
