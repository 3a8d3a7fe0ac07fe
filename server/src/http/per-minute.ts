import { Failure } from '../common/fail.ts';

const MINUTE_MS = 60_000;

/** Refused until the minute is over. */
export function refuseTooMany(): never {
  throw new Failure('too_many', {}, null, MINUTE_MS / 1000);
}

/** What is kept about each key in this minute; the next one begins with nothing. */
export class PerMinute<Kept> {
  minute = 0;
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly clock: () => Date,
    private readonly first: () => Kept,
  ) {}

  of(key: string): Kept {
    const minute = Math.floor(this.clock().getTime() / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.kept.clear();
    }
    const known = this.kept.get(key);
    if (known) return known;
    const kept = this.first();
    this.kept.set(key, kept);
    return kept;
  }
}
