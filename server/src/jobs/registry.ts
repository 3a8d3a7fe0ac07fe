import type { JobKind, JobPayload } from '@yizhan/contract/jobs.ts';
import { limits } from '@yizhan/contract/limits.ts';
import type { Failure } from '../common/fail.ts';
import type { Db } from '../db/database.ts';
import type { Parts } from '../parts.ts';

/** What a job is given. */
export type Work<K extends JobKind> = {
  db: Db;
  payload: JobPayload<K>;
  now: Date;
  parts: Parts;
  /** Tells the person who waits; may be called as often as one likes. */
  progress(done: number, total: number): Promise<void>;
  /** The server ends: a long job stops here and is run again later. */
  signal: AbortSignal;
};

/** May run a second time after its node died: it has to come to the same end. What it answers is kept for its owner. */
export type Run<K extends JobKind> = (work: Work<K>) => Promise<unknown>;

/** What follows when it has failed for good: refused, broken too often, or lost with its nodes. */
export type Failed<K extends JobKind> = (
  work: Pick<Work<K>, 'db' | 'payload' | 'now' | 'parts'>,
  failure: Failure,
) => Promise<void>;

/** Each lane runs one job at a time on a node, so that nothing short waits behind an import. */
export const lanes = ['quick', 'long'] as const;
export type Lane = (typeof lanes)[number];

type Entry<K extends JobKind> = { lane: Lane; load: () => Promise<{ run: Run<K>; failed?: Failed<K> }> };
export type Registry = { [K in JobKind]: Entry<K> };

export const registry: Registry = {
  publish: { lane: 'quick', load: () => import('./kinds/publish.ts') },
  cleanup: { lane: 'long', load: () => import('./kinds/cleanup.ts') },
  probe: { lane: 'long', load: () => import('./kinds/probe.ts') },
  guideReviews: { lane: 'long', load: () => import('./kinds/guide-reviews.ts') },
};

/** What starts by itself every day, at a time in Asia/Shanghai; after a night switched off, in the morning. */
export const daily = [
  { kind: 'cleanup', at: '03:30' },
  { kind: 'guideReviews', at: '06:00' },
] as const satisfies readonly { kind: JobKind; at: string }[];

/** What starts by itself again and again, so long after one another. */
export const regular = [{ kind: 'probe', everyMs: limits.probeEveryMs }] as const satisfies readonly {
  kind: JobKind;
  everyMs: number;
}[];
