import * as newsLimits from '@yizhan/contract/limits/news.ts';
import { parseWireTime, toWireTime } from '../../lib/format.ts';

/** The day of publication, with the year if it is not the current one; undefined for today, which has its own label. */
export function dayOf(time: string, now: Date): string | undefined {
  const today = toWireTime(now).slice(0, 10);
  const day = time.slice(0, 10);
  if (day === today) return undefined;
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day;
}

/** The page's clock may be a minute or more behind: a time slightly in the future counts as new. */
export const isNew = (time: string, now: Date): boolean =>
  Math.abs(now.getTime() - parseWireTime(time).getTime()) < newsLimits.newForMs;
