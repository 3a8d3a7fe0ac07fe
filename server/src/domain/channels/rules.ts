import * as deliveryLimits from '@yizhan/contract/limits/deliveries.ts';
import type { HandOver } from '../../outside/hand-over.ts';

const SHANGHAI_MS = 8 * 3_600_000; // no daylight saving time since 1991
const DAY_MINUTES = 24 * 60;

/** The minute of the day in Asia/Shanghai. */
export const minuteOfDay = (now: Date) => Math.floor((now.getTime() + SHANGHAI_MS) / 60_000) % DAY_MINUTES;

export const toMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
export const toHourAndMinute = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The quiet hours of those who have set none. */
export const usualQuiet = {
  on: true,
  from: toMinutes(deliveryLimits.quietFrom),
  to: toMinutes(deliveryLimits.quietTo),
} as const;

export type DeliveryResult =
  | { state: 'sent'; sentAt: Date; error: '' }
  | { state: 'waiting'; nextTry: Date; error: string }
  | { state: 'failed' | 'unknown'; error: string };

/** What becomes of a delivery after its `attempts`th try. What may have arrived is never sent again by itself. */
export function resultOf(outcome: HandOver, attempts: number, now: Date): DeliveryResult {
  switch (outcome.is) {
    case 'sent':
      return { state: 'sent', sentAt: now, error: '' };
    case 'unknown':
      return { state: 'unknown', error: outcome.answer };
    case 'refused':
    case 'unreachable': {
      const wait = deliveryLimits.backOffMs[attempts - 1];
      const isOver = wait === undefined || (outcome.is === 'refused' && outcome.isFinal);
      if (isOver) return { state: 'failed', error: outcome.answer };
      return { state: 'waiting', nextTry: new Date(now.getTime() + wait), error: outcome.answer };
    }
  }
}

/** Enough to recognise one's own address by. */
export function partlyHidden(address: string): string {
  const [name = '', domain] = address.split('@');
  const kept = domain === undefined ? [name.slice(0, 3), name.slice(-4)] : [name.slice(0, 2), ''];
  return `${kept[0]}****${kept[1]}${domain === undefined ? '' : `@${domain}`}`;
}
