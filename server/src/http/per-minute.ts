import { Failure } from '../common/fail.ts';

const MINUTE_MS = 60_000;

/** Rejects the request until the minute is over. */
export function refuseTooMany(): never {
  throw new Failure('too_many', {}, null, MINUTE_MS / 1000);
}

/** Rejects one kind of action and says when it may be repeated. */
export function refuseAction(seconds: number): never {
  throw new Failure('too_many_actions', { seconds }, { seconds }, seconds);
}

/** State per key for the current minute. It is cleared when the next one begins. */
export class PerMinute<T> {
  private minute = 0;
  private readonly entries = new Map<string, T>();

  constructor(
    private readonly clock: () => Date,
    private readonly first: () => T,
  ) {}

  currentMinute(): number {
    const minute = Math.floor(this.clock().getTime() / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.entries.clear();
    }
    return minute;
  }

  of(key: string): T {
    this.currentMinute();
    const existing = this.entries.get(key);
    if (existing) return existing;
    const entry = this.first();
    this.entries.set(key, entry);
    return entry;
  }

  /** Until the next minute begins. */
  secondsLeft(): number {
    return Math.ceil((MINUTE_MS - (this.clock().getTime() % MINUTE_MS)) / 1000);
  }
}
