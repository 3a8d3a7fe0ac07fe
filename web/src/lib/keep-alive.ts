import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { REFUSED } from '@yizhan/contract/statuses.ts';
import { api } from './api.ts';
import { idleMs, onReturn } from './idle.ts';
import { requestLeadership } from './leader.ts';
import { ApiError } from './request.ts';
import { useSession } from './session.ts';
import { openChannel } from './tabs.ts';
import { secondsLeft, toNotice, useTicket } from './ticket.ts';

/** Messages between tabs: the leader broadcasts the remaining time, a new tab requests it. */
type TabMessage = { left: number; last: boolean } | { requestTime: true };

/** Refresh mode: the user is active, so the ticket is renewed. */
const isPresent = () => idleMs() < sessionLimits.idleAfterMs;

/** A refusal with a message concerns the ticket itself; anything else is a network or server problem. */
const toRefusalText = (error: unknown) => (error instanceof ApiError && error.status === REFUSED ? error.msg : '');

/** Why the sign-in ended; an empty message stands for the school's configured text. */
class SessionOver extends Error {}

/**
 * Renews the sign-in ticket while the user is active, and counts down its remaining time while idle. One tab calls the
 * server for all tabs. Loaded after the first paint; returns a function that stops it.
 */
export function startKeepAlive(casTicket: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requestedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let stopped = false;
  let working: Promise<void> | undefined;

  const answer = () => useTicket.getState().answer;
  const setLeft = (left: number, last: boolean) => {
    useTicket.setState({ answer: { left, last, at: performance.now() } });
    updateNotice();
  };
  const handleAnswer = (left: number, last: boolean) => {
    setLeft(left, last);
    tabs.post({ left, last });
    if (left <= 0) throw new SessionOver();
  };
  const updateNotice = () => {
    const ticketTime = answer();
    if (ticketTime) useTicket.setState({ notice: toNotice(ticketTime, isPresent()) });
  };

  async function renew(): Promise<void> {
    try {
      const { expireTime } = await api.tickets.renew({ casTicket });
      failures = 0;
      handleAnswer(expireTime, expireTime < sessionLimits.ticketRenewSeconds);
    } catch (error) {
      if (error instanceof SessionOver) throw error;
      failures += 1;
      if (failures >= sessionLimits.maxTicketFailures) throw new SessionOver(toRefusalText(error));
    }
  }

  async function requestTime(): Promise<void> {
    requestedAt = performance.now();
    try {
      const { expireTime } = await api.tickets.validTime({ casTicket });
      handleAnswer(expireTime, (answer()?.last ?? false) && expireTime < sessionLimits.ticketRenewSeconds);
    } catch (error) {
      const refusal = toRefusalText(error);
      if (error instanceof SessionOver || refusal) throw new SessionOver(refusal);
      // A network failure: keep counting down from the last answer.
    }
    const ticketTime = answer();
    if (ticketTime && isPresent() && secondsLeft(ticketTime) < sessionLimits.ticketRenewSeconds) await renew();
  }

  /** While idle the remaining time is computed locally; the server is asked occasionally, and at the end. */
  const isDue = () => {
    const ticketTime = answer();
    return (
      isPresent() ||
      !ticketTime ||
      secondsLeft(ticketTime) <= 0 ||
      performance.now() - requestedAt >= sessionLimits.ticketCheckMs
    );
  };

  async function lead(): Promise<void> {
    try {
      if (isDue()) await requestTime();
      const ticketTime = answer();
      if (ticketTime && secondsLeft(ticketTime) <= 0) throw new SessionOver();
    } catch (error) {
      if (!(error instanceof SessionOver)) throw error;
      if (!stopped) useSession.getState().expire(error.message);
    }
  }

  function leadOnce(): Promise<void> {
    working ??= lead().finally(() => {
      working = undefined;
    });
    return working;
  }

  /** Browsers throttle timers in background tabs, but a message still wakes them. */
  function askLeader() {
    const ticketTime = answer();
    if (!ticketTime || secondsLeft(ticketTime) <= 0) tabs.post({ requestTime: true });
  }

  async function step(): Promise<void> {
    clearTimeout(timer);
    if (leader.isLeader()) await leadOnce();
    else askLeader();
    if (stopped) return;
    updateNotice();
    clearTimeout(timer);
    timer = setTimeout(run, isPresent() ? sessionLimits.ticketCheckMs : sessionLimits.ticketTickMs);
  }
  const run = () => void step();

  const tabs = openChannel<TabMessage>('keep-alive', (message) => {
    if ('left' in message) return setLeft(message.left, message.last);
    if (!leader.isLeader()) return;
    const ticketTime = answer();
    if (ticketTime && secondsLeft(ticketTime) > 0) tabs.post({ left: secondsLeft(ticketTime), last: ticketTime.last });
    else run();
  });
  const leader = requestLeadership('keep-alive-leader', (leads) => leads && run());
  const stopHearing = onReturn(run);
  run();

  return () => {
    stopped = true;
    clearTimeout(timer);
    stopHearing();
    leader.stop();
    tabs.close();
    useTicket.setState({ answer: undefined, notice: { is: 'none' } });
  };
}
