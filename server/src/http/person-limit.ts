import * as serverLimits from '@yizhan/contract/limits/server.ts';
import type { Parts } from '../parts.ts';
import { PerMinute, refuseTooMany } from './per-minute.ts';

/** Nodes hear of a person only in steps: most people never take one. */
const STEP = serverLimits.requestsPerMinute / 10;

/** How often each person called in this minute, on this node to the call and on the others to the step. */
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
    // This node hears itself as well: that is where the step is added.
    this.parts.bus.publish('person.counted', { userId, minute: this.people.minute, calls: STEP });
  }
}
