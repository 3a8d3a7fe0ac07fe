import { limits } from '@yizhan/contract/limits.ts';
import { REFUSED } from '@yizhan/contract/statuses.ts';
import { api } from './api.ts';
import { idleMs, onReturn } from './idle.ts';
import { seekLeadership } from './leader.ts';
import { ApiError } from './request.ts';
import { useSession } from './session.ts';
import { openChannel } from './tabs.ts';
import { noticeOf, secondsLeft, useTicket } from './ticket.ts';

/** What the tab that asks the server tells the others, and what a new one asks. */
type Said = { left: number; last: boolean } | { ask: true };

/** Refresh mode: somebody is there, so their sign-in is kept alive. */
const isPresent = () => idleMs() < limits.presentMs;

/** A refusal in words is about the ticket itself; anything else is the network's or the server's trouble. */
const wordsOf = (error: unknown) => (error instanceof ApiError && error.status === REFUSED ? error.msg : '');

/** Why the sign-in is over; empty words are the school's own. */
class Over extends Error {}

/**
 * Keeps a sign-in's ticket alive while somebody is there, and tells how long it lasts while nobody is. One tab asks
 * for all. Loaded after the first paint; answers the way to end it.
 */
export function startKeepAlive(casTicket: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let stopped = false;
  let working: Promise<void> | undefined;

  const answer = () => useTicket.getState().answer;
  const heard = (left: number, last: boolean) => {
    useTicket.setState({ answer: { left, last, at: performance.now() } });
    draw();
  };
  const answered = (left: number, last: boolean) => {
    heard(left, last);
    tabs.say({ left, last });
    if (left <= 0) throw new Over();
  };
  const draw = () => {
    const known = answer();
    if (known) useTicket.setState({ notice: noticeOf(known, isPresent()) });
  };

  async function renew(): Promise<void> {
    try {
      const { expireTime } = await api.tickets.renew({ casTicket });
      failures = 0;
      answered(expireTime, expireTime < limits.ticketRenewSeconds);
    } catch (error) {
      if (error instanceof Over) throw error;
      failures += 1;
      if (failures >= limits.ticketFailures) throw new Over(wordsOf(error));
    }
  }

  async function ask(): Promise<void> {
    askedAt = performance.now();
    try {
      const { expireTime } = await api.tickets.validTime({ casTicket });
      answered(expireTime, (answer()?.last ?? false) && expireTime < limits.ticketRenewSeconds);
    } catch (error) {
      const words = wordsOf(error);
      if (error instanceof Over || words) throw new Over(words);
      // The network blinked: the last answer still counts down.
    }
    const known = answer();
    if (known && isPresent() && secondsLeft(known) < limits.ticketRenewSeconds) await renew();
  }

  /** While nobody is there the remaining time is worked out here; the server is asked now and then, and at the end. */
  const isDue = () => {
    const known = answer();
    return isPresent() || !known || secondsLeft(known) <= 0 || performance.now() - askedAt >= limits.ticketCheckMs;
  };

  async function lead(): Promise<void> {
    try {
      if (isDue()) await ask();
      const known = answer();
      if (known && secondsLeft(known) <= 0) throw new Over();
    } catch (error) {
      if (!(error instanceof Over)) throw error;
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
    const known = answer();
    if (!known || secondsLeft(known) <= 0) tabs.say({ ask: true });
  }

  async function step(): Promise<void> {
    clearTimeout(timer);
    if (leader.leads()) await leadOnce();
    else askLeader();
    if (stopped) return;
    draw();
    clearTimeout(timer);
    timer = setTimeout(run, isPresent() ? limits.ticketCheckMs : limits.ticketTickMs);
  }
  const run = () => void step();

  const tabs = openChannel<Said>('keep-alive', (said) => {
    if ('left' in said) return heard(said.left, said.last);
    if (!leader.leads()) return;
    const known = answer();
    if (known && secondsLeft(known) > 0) tabs.say({ left: secondsLeft(known), last: known.last });
    else run();
  });
  const leader = seekLeadership('keep-alive-leader', (leads) => leads && run());
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
