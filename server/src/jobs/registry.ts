import type { JobKind } from '@yizhan/contract/jobs.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import type { OnJobFailed, RunJob } from './job.ts';

/** Each lane runs one job at a time per node, so that no short job waits behind a long one. */
export const lanes = ['quick', 'long', 'import', 'export'] as const;
export type Lane = (typeof lanes)[number];

type Entry<K extends JobKind> = {
  lane: Lane;
  load: () => Promise<{ run: RunJob<K>; failed?: OnJobFailed<K> }>;
  /** Its failure ended what it was for: whoever started it starts it anew, from the screen that told of the failure. */
  restartedByOwner?: true;
};
export type Registry = { [K in JobKind]: Entry<K> };

export const registry: Registry = {
  publish: { lane: 'quick', restartedByOwner: true, load: () => import('./kinds/publish.ts') },
  sendNotice: { lane: 'quick', load: () => import('./kinds/send-notice.ts') },
  cleanup: { lane: 'long', load: () => import('./kinds/cleanup.ts') },
  probe: { lane: 'long', load: () => import('./kinds/probe.ts') },
  guideReviews: { lane: 'long', load: () => import('./kinds/guide-reviews.ts') },
  bulkImport: { lane: 'import', restartedByOwner: true, load: () => import('./kinds/bulk.ts') },
  bulkExport: { lane: 'export', restartedByOwner: true, load: () => import('./kinds/bulk.ts') },
};

/** Daily jobs at a time in Asia/Shanghai; if the server was off at night, they run in the morning. */
export const daily = [
  { kind: 'cleanup', at: '03:30' },
  { kind: 'guideReviews', at: '06:00' },
] as const satisfies readonly { kind: JobKind; at: string }[];

/** Jobs repeated at a fixed interval. */
export const regular = [{ kind: 'probe', everyMs: serviceLimits.probeIntervalMs }] as const satisfies readonly {
  kind: JobKind;
  everyMs: number;
}[];
