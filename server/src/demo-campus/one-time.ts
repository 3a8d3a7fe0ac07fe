import { randomBytes } from 'node:crypto';

const LIFE_MS = 60_000;
const MOST = 10_000;

/** Words that work once and for a minute: tickets and codes. */
export class OneTime<T> {
  private readonly words = new Map<string, { value: T; until: number }>();

  constructor(
    private readonly clock: () => Date,
    private readonly prefix: string,
  ) {}

  issue(value: T): string {
    const [oldest] = this.words.keys();
    if (this.words.size >= MOST && oldest !== undefined) this.words.delete(oldest);
    const word = `${this.prefix}${randomBytes(24).toString('base64url')}`;
    this.words.set(word, { value, until: this.clock().getTime() + LIFE_MS });
    return word;
  }

  redeem(word: string): T | undefined {
    const known = this.words.get(word);
    this.words.delete(word);
    return known && known.until > this.clock().getTime() ? known.value : undefined;
  }
}
