import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { reasonOf } from '../outside/bounded-fetch.ts';
import { type Foreign, ForeignRefusal } from '../outside/foreign.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

/** What a foreign source last said. */
export type FeedAnswer<T> = { state: 'fresh' | 'stale'; at: Date; value: T } | { state: 'failed'; reason: string };

/** A question to a foreign source. */
export type FeedRequest = {
  /** What is asked, filled in for the person. */
  url: string;
  /** Whose answer it is: questions of one key share it. The address itself, unless that is new with every question. */
  key: string;
  /** The address as the administrator wrote it: what fails for one person is left alone for all. */
  source: string;
  cacheSeconds: number;
};

/** How a body is read; what `parse` throws counts as a failure of the source. */
export type FeedFormat<T> = { name: string; parse(body: string): T };

type Good = { at: Date; value: NonNullable<unknown>; size: number };
type Asking = { since: number; answer: Promise<Good> };

const MOST_ANSWERS = 20_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** However short, an answer takes its share: so there are never more than the most. */
const LEAST_BYTES = Math.ceil(MOST_BYTES / MOST_ANSWERS);

/** The foreign sources of cards: each asked at most once at a time, kept for its time, left alone while it fails. */
export class Feeds {
  private readonly good = new LRUCache<string, Good>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => Math.max(size, LEAST_BYTES),
  });
  private readonly asking = new Map<string, Asking>();
  private readonly breaker = new CircuitBreaker();

  constructor(
    private readonly foreign: Foreign,
    private readonly clock: () => Date,
    private readonly logger: Logger,
  ) {}

  /**
   * Never throws. A whole page hardly waits: what is late will be there for the second look at its card, for which
   * alone one waits patiently.
   */
  async read<T extends NonNullable<unknown>>(
    question: FeedRequest,
    format: FeedFormat<T>,
    patient = false,
  ): Promise<FeedAnswer<T>> {
    const key = `${format.name} ${question.key}`;
    const now = this.clock().getTime();
    const last = this.good.get(key);
    if (last && now - last.at.getTime() < question.cacheSeconds * 1000) return fed<T>('fresh', last);
    const asking = this.asking.get(key) ?? this.ask(key, question, format, now);
    if (!asking) return last ? fed<T>('stale', last) : { state: 'failed', reason: 'left alone' };
    try {
      const patience =
        patient && !this.breaker.isFailing(question.source) ? feedLimits.cardWaitMs : feedLimits.pageWaitMs;
      return fed<T>('fresh', await inTime(asking, patience));
    } catch (error) {
      return last ? fed<T>('stale', last) : { state: 'failed', reason: reasonOf(error) };
    }
  }

  private ask<T extends NonNullable<unknown>>(key: string, question: FeedRequest, format: FeedFormat<T>, now: number) {
    const { url, source } = question;
    if (!this.breaker.allows(source, now)) return undefined;
    const answer = this.foreign
      .read(url)
      .then(({ body }) => {
        const good = { at: this.clock(), value: format.parse(body), size: body.length * 2 + key.length + 1 };
        this.breaker.recordSuccess(source);
        this.good.set(key, good);
        return good;
      })
      .catch((error: unknown) => {
        if (!isTheirs(question, error)) this.breaker.recordFailure(source, this.clock().getTime());
        this.logger.warn({ host: hostOf(url), reason: reasonOf(error) }, 'a source of cards did not answer');
        throw error;
      })
      .finally(() => this.asking.delete(key));
    // Whoever stopped waiting is not told any more.
    answer.catch(() => undefined);
    const asking = { since: Date.now(), answer };
    this.asking.set(key, asking);
    return asking;
  }
}

/** A refusal of one person's question says nothing of what others would be answered. */
const isTheirs = ({ key, source }: FeedRequest, error: unknown) =>
  key !== source && error instanceof ForeignRefusal && error.status < 500;

const fed = <T>(state: 'fresh' | 'stale', { at, value }: Good): FeedAnswer<T> => ({ state, at, value: value as T });

export const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '');

/** Everybody waits from when the question was asked: the tenth reader of a hanging source waits no longer than the first. */
async function inTime({ since, answer }: Asking, patienceMs: number): Promise<Good> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('timeout')), Math.max(0, since + patienceMs - Date.now()));
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
