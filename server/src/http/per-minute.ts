import { Failure } from '../common/fail.ts';

const MINUTE_MS = 60_000;

/** Rejects the request until the minute is over. */
export function refuseTooMany(): never {
  throw new Failure('too_many', {}, null, MINUTE_MS / 1000);
}

/** State per key for the current minute. It is cleared when the next one begins. */
export class PerMinute<T> {
  minute = 0;
  private readonly entries = new Map<string, T>();

  constructor(
    private readonly clock: () => Date,
    private readonly first: () => T,
  ) {}

  of(key: string): T {
    const minute = Math.floor(this.clock().getTime() / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.entries.clear();
    }
    const existing = this.entries.get(key);
    if (existing) return existing;
    const entry = this.first();
    this.entries.set(key, entry);
    return entry;
  }
}
