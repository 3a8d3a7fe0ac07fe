import { today } from '@yizhan/contract/texts/zh-CN/today.ts';
import type { TodayItem, TodayKind } from '@yizhan/contract/today.ts';
import { textsOf } from '../../../lib/text.ts';
import { parseWireTime } from '../../../lib/wire-time.ts';
import type { IconName } from '../../../ui/icons/names.ts';

const t = textsOf({ today });

type TodayWords = {
  /** Small, above the title. */
  label: string;
  /** At the end of the line. */
  note: string;
  tone: 'plain' | 'warn' | 'bad';
};
type TodayView = { icon: IconName; toWords: (item: TodayItem, now: Date) => TodayWords };

/** How each kind of thing is told on the strip. */
export const todayViews: Record<TodayKind, TodayView> = {
  lesson: {
    icon: 'clock',
    toWords: ({ at, note }, now) => ({
      label: passed(at, now) >= 0 ? t('running') : t('next', { time: clockOf(at) }),
      note,
      tone: 'plain',
    }),
  },
  due: {
    icon: 'todo',
    toWords: ({ at }, now) => {
      const ms = passed(at, now);
      if (ms >= 0) return { label: t('lateBy', { time: toDuration(ms) }), note: '', tone: 'bad' };
      return { label: t('dueAt', { time: clockOf(at) }), note: t('left', { time: toDuration(-ms) }), tone: 'warn' };
    },
  },
  case: {
    icon: 'undo',
    toWords: ({ note }) => ({ label: t('returned'), note, tone: 'warn' }),
  },
  urgent: {
    icon: 'megaphone',
    toWords: ({ isLate, note }) => ({
      ...{ label: t(isLate ? 'urgent' : 'notice'), note },
      tone: isLate ? 'bad' : 'warn',
    }),
  },
  event: {
    icon: 'calendar',
    toWords: ({ at, note }) => ({ label: `${t('today')} ${clockOf(at)}`, note, tone: 'plain' }),
  },
  notice: {
    icon: 'bell',
    toWords: ({ isLate, note }) => ({ label: t(isLate ? 'urgent' : 'unread'), note, tone: isLate ? 'bad' : 'plain' }),
  },
};

const clockOf = (at: string | null) => at?.slice(11, 16) ?? '';
const passed = (at: string | null, now: Date) => (at === null ? 0 : now.getTime() - parseWireTime(at).getTime());

const MINUTE_MS = 60_000;

/** Minutes up to an hour, hours up to two days, then days. */
function toDuration(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return t('minutes', { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('hours', { n: hours }) : t('days', { n: Math.floor(hours / 24) });
}
