import * as newsLimits from '@yizhan/contract/limits/news.ts';
import { news } from '@yizhan/contract/texts/zh-CN/news.ts';
import { parseWireTime, toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ news });

/** 今天, 11-20, and the year only where it is another one. */
export function dayOf(wire: string, now: Date): string {
  const [day, today] = [wire.slice(0, 10), toWireTime(now).slice(0, 10)];
  if (day === today) return t('today');
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day;
}

/** A page's clock is up to a minute behind, or wrong by more: what came out just now is new before it knows. */
export const isNew = (wire: string, now: Date): boolean =>
  Math.abs(now.getTime() - parseWireTime(wire).getTime()) < newsLimits.newForMs;
