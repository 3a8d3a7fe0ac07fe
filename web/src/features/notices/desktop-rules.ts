import type { NoticePreference } from '@yizhan/contract/entities/channel.ts';
import type { NoticeLine } from '@yizhan/contract/entities/notice.ts';
import { toWireTime } from '../../lib/wire-time.ts';

/** Whether it is between the hours, in Asia/Shanghai; over midnight when the first is later. */
function isQuiet({ on, from, to }: NoticePreference['quiet'], now: Date): boolean {
  const time = toWireTime(now).slice(11, 16);
  if (!on) return false;
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

/** NT-4: urgent notices always pass. */
export function isWantedOnDesktop(
  { type, level }: Pick<NoticeLine, 'type' | 'level'>,
  wanted: NoticePreference,
  now: Date,
): boolean {
  if (level === 'URGENT') return true;
  const limit = wanted.limits.find((one) => one.type === type && one.channel === 'browser');
  if (limit && (limit.from === 'URGENT' || level === 'NORMAL')) return false;
  return !isQuiet(wanted.quiet, now);
}
