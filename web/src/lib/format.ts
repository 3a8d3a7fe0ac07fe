import { time } from '@yizhan/contract/texts/zh-CN/time.ts';
import { textsOf } from './text.ts';
import { parseWireTime, toWireTime } from './wire-time.ts';

export { parseWireTime, toWireTime };

const t = textsOf({ time });

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A time of the wire as people say it: 3 分钟前, 今天 09:31, 11-20, and the year only where it is another one. */
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
  // What is still to come needs its hour.
  return passed < 0 ? `${date} ${clock.time}` : date;
}

/** A time of the wire without its seconds, which are noise to readers. */
export const toMinute = (wire: string) => wire.slice(0, 16);
