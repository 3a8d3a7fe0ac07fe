import { limits } from '@yizhan/contract/limits.ts';
import { fail } from '../common/fail.ts';
import type { Parts } from '../parts.ts';

const MINUTE_MS = 60_000;
/** Nodes hear of a person only in steps: most people never take one. */
const STEP = limits.requestsPerMinute / 10;

/** How often each person called in this minute, on this node to the call and on the others to the step. */
export class PersonLimit {
  private minute = 0;
  private readonly people = new Map<string, { told: number; since: number }>();

  constructor(private readonly parts: Pick<Parts, 'bus' | 'clock'>) {
    parts.bus.subscribe('person.counted', ({ userId, minute, calls }) => {
      if (minute === this.minute) this.of(userId).told += calls;
    });
  }

  count(userId: string): void {
    const minute = Math.floor(this.parts.clock().getTime() / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.people.clear();
    }
    const seen = this.of(userId);
    seen.since += 1;
    if (seen.told + seen.since > limits.requestsPerMinute) fail('too_many');
    if (seen.since < STEP) return;
    seen.since = 0;
    // This node hears itself as well: that is where the step is added.
    this.parts.bus.publish('person.counted', { userId, minute, calls: STEP });
  }

  private of(userId: string) {
    const seen = this.people.get(userId) ?? { told: 0, since: 0 };
    this.people.set(userId, seen);
    return seen;
  }
}
