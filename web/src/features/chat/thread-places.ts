import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { time } from '@yizhan/contract/texts/zh-CN/time.ts';
import { textsOf } from '../../lib/text.ts';
import { parseWireTime, toWireTime } from '../../lib/wire-time.ts';
import type { ThreadMessage } from './chat-state.ts';

const t = textsOf({ time });

const DAY_MS = 86_400_000;

type ThreadEntry = Pick<ThreadMessage, 'timeSend' | 'fromUserId' | 'type' | 'recalled'>;

const dayOf = ({ timeSend }: Pick<ThreadEntry, 'timeSend'>) => timeSend.slice(0, 10);
const isEvent = ({ type, recalled }: ThreadEntry) =>
  recalled || type === messageTypes.recall || type === messageTypes.event;

export const isNewDay = (before: ThreadEntry | undefined, message: ThreadEntry) =>
  !before || dayOf(before) !== dayOf(message);

/** 今天, 昨天, 11-15; the year only if it is not the current one. */
export function dayLabel(message: Pick<ThreadEntry, 'timeSend'>, now: Date): string {
  const day = dayOf(message);
  const dayBefore = (days: number) => toWireTime(new Date(now.getTime() - days * DAY_MS)).slice(0, 10);
  if (day === dayBefore(0)) return t('today', { time: '' }).trim();
  if (day === dayBefore(1)) return t('yesterday', { time: '' }).trim();
  return day.slice(0, 4) === toWireTime(now).slice(0, 4) ? day.slice(5) : day;
}

/** The same sender within five minutes: it stands under the name and picture of the one before. */
export function isTogether(before: ThreadEntry | undefined, message: ThreadEntry): boolean {
  if (!before || isEvent(before) || isNewDay(before, message) || before.fromUserId !== message.fromUserId) return false;
  const passed = parseWireTime(message.timeSend).getTime() - parseWireTime(before.timeSend).getTime();
  return passed < chatLimits.togetherMs;
}
