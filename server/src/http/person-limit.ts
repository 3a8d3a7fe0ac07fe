import * as serverLimits from '@yizhan/contract/limits/server.ts';
import type { Parts } from '../parts.ts';
import { PerMinute, refuseTooMany } from './per-minute.ts';

/** Nodes publish a person's count only in steps. Most people never reach one. */
const STEP = serverLimits.requestsPerMinute / 10;

/** Counts each person's calls in the current minute: exactly on this node, in steps on the others. */
export class PersonLimit {
  private readonly people: PerMinute<{ times: number; since: number }>;

  constructor(private readonly parts: Pick<Parts, 'bus' | 'clock'>) {
    this.people = new PerMinute(parts.clock, () => ({ times: 0, since: 0 }));
    parts.bus.subscribe('person.counted', ({ userId, minute, calls }) => {
      if (minute === this.people.minute) this.people.of(userId).times += calls;
    });
  }

  count(userId: string): void {
    const seen = this.people.of(userId);
    seen.since += 1;
    if (seen.times + seen.since > serverLimits.requestsPerMinute) refuseTooMany();
    if (seen.since < STEP) return;
    seen.since = 0;
    // This node receives its own event too. That is where the step is added.
    this.parts.bus.publish('person.counted', { userId, minute: this.people.minute, calls: STEP });
  }
}
