import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { reasonOf } from '../outside/failure-reason.ts';
import { type Foreign, ForeignRefusal } from '../outside/foreign.ts';
import { type BreakerLimits, CircuitBreaker } from './circuit-breaker.ts';

/** The last response of a foreign source. */
export type FeedAnswer<T> = { state: 'fresh' | 'stale'; at: Date; value: T } | { state: 'failed'; reason: string };

/** A request to a foreign source. */
export type FeedRequest = {
  /** The URL with the person's parameters filled in. */
  url: string;
  /** Cache key: requests with the same key share a response. It is the URL, unless that differs on every request. */
  key: string;
  /** The URL as the administrator wrote it: the circuit breaker counts failures per source, not per person. */
  source: string;
  cacheSeconds: number;
  /** How it is asked, where the URL alone does not do. */
  send?: () => Promise<{ body: string }>;
  breaker?: BreakerLimits;
  /** Told after every request how it went. */
  onOutcome?: (outcome: FeedOutcome) => void;
};

/** How one request went; `failures` counts those in a row. */
export type FeedOutcome =
  | { ok: true; at: Date }
  | { ok: false; at: Date; reason: string; failures: number; pausedUntil: Date | null };

/** How a body is parsed; an error thrown by `parse` counts as a failure of the source. */
export type FeedFormat<T> = { name: string; parse(body: string): T };

type Good = { at: Date; value: NonNullable<unknown>; size: number };
type Asking = { since: number; answer: Promise<Good> };

const MOST_ANSWERS = 20_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Minimum size charged per response, so that the cache never exceeds MOST_ANSWERS entries. */
const LEAST_BYTES = Math.ceil(MOST_BYTES / MOST_ANSWERS);

/** Foreign sources of cards: one request per key at a time, responses cached, failing sources skipped for a while. */
export class Feeds {
  private readonly good = new LRUCache<string, Good>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => Math.max(size, LEAST_BYTES),
  });
  private readonly asking = new Map<string, Asking>();
  private readonly breaker = new CircuitBreaker();

  constructor(
    private readonly foreign: Pick<Foreign, 'read'>,
    private readonly clock: () => Date,
    private readonly logger: Logger,
  ) {}

  /**
   * Never throws. A whole page waits only briefly; a late response is there when the card is requested again. Only that
   * single-card request (`patient`) waits longer.
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

  /** What is known at once; `isPending` tells that an answer is on its way. For what no page waits for. */
  peek<T extends NonNullable<unknown>>(question: FeedRequest, format: FeedFormat<T>) {
    const key = `${format.name} ${question.key}`;
    const now = this.clock().getTime();
    const last = this.good.get(key);
    const isFresh = last !== undefined && now - last.at.getTime() < question.cacheSeconds * 1000;
    const asking = isFresh ? undefined : (this.asking.get(key) ?? this.ask(key, question, format, now));
    return { value: last?.value as T | undefined, isPending: asking !== undefined };
  }

  private ask<T extends NonNullable<unknown>>(key: string, question: FeedRequest, format: FeedFormat<T>, now: number) {
    const { url, source, breaker, send = () => this.foreign.read(url) } = question;
    if (!this.breaker.allows(source, now, breaker)) return undefined;
    const answer = send()
      .then(({ body }) => {
        const good = { at: this.clock(), value: format.parse(body), size: body.length * 2 + key.length + 1 };
        this.breaker.recordSuccess(source);
        this.good.set(key, good);
        question.onOutcome?.({ ok: true, at: good.at });
        return good;
      })
      .catch((error: unknown) => {
        const outcome = this.failed(question, error);
        question.onOutcome?.(outcome);
        this.logger.warn({ host: hostOf(url), reason: reasonOf(error) }, 'a source of cards did not answer');
        throw error;
      })
      .finally(() => this.asking.delete(key));
    // If every reader has timed out, a late failure must not be an unhandled rejection.
    answer.catch(() => undefined);
    const asking = { since: Date.now(), answer };
    this.asking.set(key, asking);
    return asking;
  }

  private failed(question: FeedRequest, error: unknown): FeedOutcome {
    const at = this.clock();
    const failure = { ok: false as const, at, reason: reasonOf(error) };
    if (isTheirs(question, error)) return { ...failure, failures: 0, pausedUntil: null };
    const { source, breaker = feedLimits } = question;
    const { failures, until } = this.breaker.recordFailure(source, at.getTime(), breaker);
    const isPaused = failures >= breaker.failuresBeforePause;
    return { ...failure, failures, pausedUntil: isPaused ? new Date(until) : null };
  }
}

/** A refusal of one person's request does not mean the source fails for others. */
const isTheirs = ({ key, source }: FeedRequest, error: unknown) =>
  key !== source && error instanceof ForeignRefusal && error.status < 500;

const fed = <T>(state: 'fresh' | 'stale', { at, value }: Good): FeedAnswer<T> => ({ state, at, value: value as T });

export const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '');

/**
 * The timeout counts from the start of the request: the tenth reader of a hanging source waits no longer than the
 * first.
 */
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
