import { time } from '@yizhan/contract/texts/zh-CN/time.ts';
import { textsOf } from './text.ts';
import { parseWireTime, toWireTime } from './wire-time.ts';

export { parseWireTime, toWireTime };

const t = textsOf({ time });

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A wire time in relative form: 3 分钟前, 今天 09:31, 11-20; the year only if it is not the current one. */
export function formatTime(wire: string, now: Date): string {
  const passed = now.getTime() - parseWireTime(wire).getTime();
  if (passed >= 0 && passed < MINUTE_MS) return t('now');
  if (passed >= 0 && passed < 60 * MINUTE_MS) return t('minutes', { n: Math.floor(passed / MINUTE_MS) });
  const day = wire.slice(0, 10);
  const clock = { time: wire.slice(11, 16) };
  const isDay = (offset: number) => day === toWireTime(new Date(now.getTime() + offset * DAY_MS)).slice(0, 10);
  if (isDay(0)) return t('today', clock);
  if (isDay(-1)) return t('yesterday', clock);
  if (isDay(1)) return t('tomorrow', clock);
  const date = day.slice(0, 4) === toWireTime(now).slice(0, 4) ? day.slice(5) : day;
  // Dates in the future also need the time of day.
  return passed < 0 ? `${date} ${clock.time}` : date;
}

/** A wire time without seconds, which are noise to readers. */
export const toMinute = (wire: string) => wire.slice(0, 16);
