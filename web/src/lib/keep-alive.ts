import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { REFUSED } from '@yizhan/contract/statuses.ts';
import { api } from './api.ts';
import { idleMs, onReturn } from './idle.ts';
import { requestLeadership } from './leader.ts';
import { ApiError } from './request.ts';
import { useSession } from './session.ts';
import { openChannel } from './tabs.ts';
import { secondsLeft, toNotice, useTicket } from './ticket.ts';

/** What the tab that asks the server tells the others, and what a new one asks. */
type TabMessage = { left: number; last: boolean } | { requestTime: true };

/** Refresh mode: somebody is there, so their sign-in is kept alive. */
const isPresent = () => idleMs() < sessionLimits.idleAfterMs;

/** A refusal in words is about the ticket itself; anything else is the network's or the server's trouble. */
const toRefusalText = (error: unknown) => (error instanceof ApiError && error.status === REFUSED ? error.msg : '');

/** Why the sign-in is over; empty words are the school's own. */
class SessionOver extends Error {}

/**
 * Keeps a sign-in's ticket alive while somebody is there, and tells how long it lasts while nobody is. One tab asks
 * for all. Loaded after the first paint; answers the way to end it.
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
      // The network blinked: the last answer still counts down.
    }
    const ticketTime = answer();
    if (ticketTime && isPresent() && secondsLeft(ticketTime) < sessionLimits.ticketRenewSeconds) await renew();
  }

  /** While nobody is there the remaining time is worked out here; the server is asked now and then, and at the end. */
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

  /** A tab in the background is hardly given timers; a message wakes it. */
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
