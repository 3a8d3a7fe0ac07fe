import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { create } from 'zustand';
import { toWireTime } from './format.ts';
import { serverNow } from './server-now.ts';

/** What the server last said about the sign-in's ticket, and when that came by the page's own clock. */
export type TicketTime = {
  left: number;
  at: number;
  /** A renewal no longer makes it longer. */
  last: boolean;
};

/** What people are told about the time left to them. */
export type TicketNotice = { is: 'none' } | { is: 'ending' } | { is: 'last'; endsAt: string };

export const useTicket = create<{ answer: TicketTime | undefined; notice: TicketNotice }>(() => ({
  answer: undefined,
  notice: { is: 'none' },
}));

/** Seconds left, by the difference to the server's answer: what the computer takes for the time does not count. */
export const secondsLeft = ({ left, at }: TicketTime): number => left - (performance.now() - at) / 1000;

/** `last` is said even to those who are at work: they cannot go on, and should save. */
export function toNotice(answer: TicketTime, present: boolean): TicketNotice {
  const left = secondsLeft(answer);
  if (left >= sessionLimits.ticketRenewSeconds) return { is: 'none' };
  if (answer.last) return { is: 'last', endsAt: toClockTime(left) };
  return present ? { is: 'none' } : { is: 'ending' };
}

/** The time of day, as the server counts it, in so many seconds. */
const toClockTime = (seconds: number): string =>
  toWireTime(new Date(serverNow().getTime() + seconds * 1000)).slice(11, 16);

/** `mm:ss`, never below nothing. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
