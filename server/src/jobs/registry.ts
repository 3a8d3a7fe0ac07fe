import type { JobKind } from '@yizhan/contract/jobs.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import type { CrossTenantDb } from '../db/database.ts';
import { hasWaitingFacts } from '../domain/efficiency/roll-up-queries.ts';
import { listDueTenants } from '../domain/outbox/queries.ts';
import { hasUnembedded } from '../domain/robot/vector-queries.ts';
import type { OnJobFailed, RunJob } from './job.ts';

/**
 * How many jobs of a lane a node runs at a time: lanes, so that no short job waits behind a long one. Webhooks wait for
 * systems of the schools; no school is to wait for another's.
 */
const widths = {
  quick: 1,
  deliver: 1,
  webhooks: openLimits.webhookSchools,
  long: 1,
  import: 1,
  export: 1,
} as const;
export type Lane = keyof typeof widths;
export const lanes = Object.keys(widths) as Lane[];
/** Every place where a job can run, by its lane. */
export const places = lanes.flatMap((lane) => Array.from({ length: widths[lane] }, () => lane));

type Entry<K extends JobKind> = {
  lane: Lane;
  load: () => Promise<{ run: RunJob<K>; failed?: OnJobFailed<K> }>;
  /** Its failure ended what it was for: whoever started it starts it again, from the screen that shows the failure. */
  restartedByOwner?: true;
};
export type Registry = { [K in JobKind]: Entry<K> };

export const registry: Registry = {
  publish: { lane: 'quick', restartedByOwner: true, load: () => import('./kinds/publish.ts') },
  sendNotice: { lane: 'quick', load: () => import('./kinds/send-notice.ts') },
  expireNotice: { lane: 'quick', load: () => import('./kinds/expire-notice.ts') },
  deliverNotices: { lane: 'deliver', load: () => import('./kinds/deliver-notices.ts') },
  deliverWebhooks: { lane: 'webhooks', load: () => import('./kinds/deliver-webhooks.ts') },
  newsCovers: { lane: 'long', load: () => import('./kinds/news-covers.ts') },
  cleanup: { lane: 'long', load: () => import('./kinds/cleanup.ts') },
  probe: { lane: 'long', load: () => import('./kinds/probe.ts') },
  guideReviews: { lane: 'long', load: () => import('./kinds/guide-reviews.ts') },
  caseTimers: { lane: 'long', load: () => import('./kinds/case-timers.ts') },
  expiredFaqs: { lane: 'long', load: () => import('./kinds/expired-faqs.ts') },
  lateFeedback: { lane: 'long', load: () => import('./kinds/late-feedback.ts') },
  embedFaqs: { lane: 'long', load: () => import('./kinds/embed-faqs.ts') },
  bulkImport: { lane: 'import', restartedByOwner: true, load: () => import('./kinds/bulk.ts') },
  bulkExport: { lane: 'export', restartedByOwner: true, load: () => import('./kinds/bulk.ts') },
  efficiency: { lane: 'quick', load: () => import('./kinds/efficiency.ts') },
  efficiencyRebuild: { lane: 'long', load: async () => ({ run: (await import('./kinds/efficiency.ts')).rebuild }) },
  ownData: { lane: 'export', restartedByOwner: true, load: () => import('./kinds/own-data.ts') },
};

/** Daily jobs at a time in Asia/Shanghai; if the server was off at night, they run in the morning. */
export const daily = [
  { kind: 'efficiencyRebuild', at: '02:30' },
  { kind: 'cleanup', at: '03:30' },
  { kind: 'guideReviews', at: '06:00' },
  { kind: 'expiredFaqs', at: '06:10' },
  { kind: 'lateFeedback', at: '06:20' },
] as const satisfies readonly { kind: JobKind; at: string }[];

type Regular = {
  kind: JobKind;
  everyMs: number;
  /** Started only if there is something to do, so that the list of jobs shows work and not the time. */
  when?: (across: CrossTenantDb) => Promise<boolean>;
};

/** Jobs repeated at a fixed interval. */
export const regular = [
  { kind: 'probe', everyMs: serviceLimits.probeIntervalMs },
  { kind: 'caseTimers', everyMs: processLimits.timerIntervalMs },
  { kind: 'embedFaqs', everyMs: robotLimits.embedIntervalMs, when: hasUnembedded },
  { kind: 'efficiency', everyMs: efficiencyLimits.rollUpIntervalMs, when: hasWaitingFacts },
] as const satisfies readonly Regular[];

/** Jobs of a school that start when something of theirs is due: which schools have such. */
export const onDemand = [{ kind: 'deliverWebhooks', listTenants: listDueTenants }] as const satisfies readonly {
  kind: JobKind;
  listTenants: (across: CrossTenantDb, now: Date) => Promise<string[]>;
}[];
