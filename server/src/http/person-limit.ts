import * as actionLimits from '@yizhan/contract/limits/actions.ts';
import * as serverLimits from '@yizhan/contract/limits/server.ts';
import type { Parts } from '../parts.ts';
import { PerMinute, refuseAction, refuseTooMany } from './per-minute.ts';

/** Nodes publish a person's count only in steps. Most people never reach one. */
const stepOf = (most: number) => Math.max(1, Math.floor(most / 10));

/**
 * Counts each person's calls and kinds of action in the current minute, and those of visitors by their network: exactly
 * on this node, in steps on the others.
 */
export class PersonLimit {
  private readonly people: PerMinute<{ times: number; since: number }>;

  constructor(private readonly parts: Pick<Parts, 'bus' | 'clock'>) {
    this.people = new PerMinute(parts.clock, () => ({ times: 0, since: 0 }));
    parts.bus.subscribe('person.acted', ({ key, minute, times }) => {
      if (minute === this.people.currentMinute()) this.people.of(key).times += times;
    });
  }

  countCall(userId: string): void {
    if (!this.isWithin(userId, serverLimits.requestsPerMinute)) refuseTooMany();
  }

  countAction(userId: string, action: actionLimits.Action): void {
    if (!this.isWithin(`${action} ${userId}`, actionLimits.actionsPerMinute[action].person))
      refuseAction(this.people.secondsLeft());
  }

  countVisit(network: string, action: actionLimits.Action): void {
    const { address: most }: actionLimits.ActionLimits = actionLimits.actionsPerMinute[action];
    if (most !== undefined && !this.isWithin(`${action} ${network}`, most)) refuseAction(this.people.secondsLeft());
  }

  private isWithin(key: string, most: number): boolean {
    const seen = this.people.of(key);
    seen.since += 1;
    if (seen.times + seen.since > most) return false;
    const step = stepOf(most);
    if (seen.since < step) return true;
    seen.since = 0;
    // This node receives its own event too. That is where the step is added.
    this.parts.bus.publish('person.acted', { key, minute: this.people.currentMinute(), times: step });
    return true;
  }
}
