import type { NoticePreference } from '@yizhan/contract/entities/channel.ts';
import type { NoticeLine } from '@yizhan/contract/entities/notice.ts';
import { toWireTime } from '../../lib/wire-time.ts';

/** Whether it is between the hours, in Asia/Shanghai; over midnight when the first is later. */
function isQuiet({ on, from, to }: NoticePreference['quiet'], now: Date): boolean {
  const time = toWireTime(now).slice(11, 16);
  if (!on) return false;
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

/** NT-4: urgent notices pass in quiet hours. */
export function isWantedOnDesktop({ level }: Pick<NoticeLine, 'level'>, wanted: NoticePreference, now: Date): boolean {
  if (wanted.muted.some((one) => one.level === level && one.channel === 'browser')) return false;
  return level === 'URGENT' || !isQuiet(wanted.quiet, now);
}
