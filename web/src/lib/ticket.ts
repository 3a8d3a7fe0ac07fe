import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { create } from 'zustand';
import { toWireTime } from './format.ts';
import { serverNow } from './server-now.ts';

/** The server's last answer about the sign-in ticket, and when it was received by performance.now(). */
export type TicketTime = {
  left: number;
  at: number;
  /** Renewal can no longer extend it. */
  last: boolean;
};

/** The notice shown about the remaining time. */
export type TicketNotice = { is: 'none' } | { is: 'ending' } | { is: 'last'; endsAt: string };

export const useTicket = create<{ answer: TicketTime | undefined; notice: TicketNotice }>(() => ({
  answer: undefined,
  notice: { is: 'none' },
}));

/** Seconds left, counted from the server's answer: the computer's clock may be wrong. */
export const secondsLeft = ({ left, at }: TicketTime): number => left - (performance.now() - at) / 1000;

/** `last` is shown even to active users: they cannot extend the session, and should save. */
export function toNotice(answer: TicketTime, present: boolean): TicketNotice {
  const left = secondsLeft(answer);
  if (left >= sessionLimits.ticketRenewSeconds) return { is: 'none' };
  if (answer.last) return { is: 'last', endsAt: toClockTime(left) };
  return present ? { is: 'none' } : { is: 'ending' };
}

/** The server's time of day in `seconds` seconds. */
const toClockTime = (seconds: number): string =>
  toWireTime(new Date(serverNow().getTime() + seconds * 1000)).slice(11, 16);

/** `mm:ss`, never negative. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
