import * as newsLimits from '@yizhan/contract/limits/news.ts';
import { news } from '@yizhan/contract/texts/zh-CN/news.ts';
import { parseWireTime, toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ news });

/** 今天, 11-20; the year only when it is not the current one. */
export function dayOf(wire: string, now: Date): string {
  const [day, today] = [wire.slice(0, 10), toWireTime(now).slice(0, 10)];
  if (day === today) return t('today');
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day;
}

/** The page's clock may be a minute or more behind: a time slightly in the future counts as new. */
export const isNew = (wire: string, now: Date): boolean =>
  Math.abs(now.getTime() - parseWireTime(wire).getTime()) < newsLimits.newForMs;
