import type { DeptSort, ServiceSort } from '@yizhan/contract/efficiency-kinds.ts';
import type { DeptRankRow, DeptScore, ServiceRankRow } from '@yizhan/contract/entities/efficiency.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { fail } from '../../common/fail.ts';
import type { OpenContext } from '../../context.ts';
import * as rows from './queries.ts';
import { type Asked, scopeOf } from './reading.ts';
import { type Eyes, ranked, type Totals } from './rules.ts';
import { scoresOf } from './score.ts';

type DeptTotals = Totals & { deptId: string; name: string; score: DeptScore | null };
const rankValue = {
  volume: (t) => t.finished,
  onTime: (t) => (t.promised === 0 ? null : t.onTime / t.promised),
  // The shortest comes first.
  hours: (t) => (t.finished === 0 ? null : -t.workSec / t.finished),
  satisfaction: (t) => (t.rated === 0 ? null : t.scoreSum / t.rated),
  score: (t) => t.score?.points ?? null,
} as const satisfies Record<DeptSort, (totals: DeptTotals) => number | null>;

type ServiceTotals = Totals & { visits: number };
const serviceValue = {
  cases: (t) => t.accepted,
  heat: (t) => t.visits,
  slowest: (t) => (t.finished < efficiencyLimits.smallCount ? null : t.workSec / t.finished),
  worst: (t) => (t.rated < efficiencyLimits.smallCount ? null : -t.scoreSum / t.rated),
} as const satisfies Record<ServiceSort, (totals: ServiceTotals) => number | null>;

const rowOf = (totals: Totals, { count, rate }: Eyes) => ({
  cases: count(totals.accepted),
  finished: count(totals.finished),
  onTimeRate: rate(totals.onTime, totals.promised),
  meanHours: rate(totals.workSec / 3600, totals.finished),
  satisfaction: rate(totals.scoreSum, totals.rated),
});

type DeptRank = { rows: DeptRankRow[]; minVolume: number; below: number };

/** Departments with enough cases. Their score is for supervisors: it tells how many red lamps there are. */
export async function rankDepartments(
  context: Pick<OpenContext, 'db' | 'now' | 'openLamps'>,
  { content, eyes, span, supervises }: Asked,
  sort: DeptSort,
): Promise<DeptRank> {
  if (sort === 'score' && !supervises) fail('not_found');
  const all = await rows.sumDepartments(context.db, scopeOf({ span, deptId: '0' }));
  const enough = all.filter(({ finished }) => finished >= content.minVolume);
  const scoreOf = sort === 'score' ? await scoresOf(context, content, span) : () => null;
  const scored = enough.map((one) => ({ ...one, score: scoreOf(one) }));
  return {
    rows: ranked(scored, rankValue[sort]).map(({ deptId, name, rank, tied, score, ...totals }) => ({
      ...{ deptId, name, rank, tied, score },
      ...rowOf(totals, eyes),
    })),
    minVolume: content.minVolume,
    below: all.length - enough.length,
  };
}

export async function rankServices(
  { db }: Pick<OpenContext, 'db'>,
  { eyes, span, deptId }: Pick<Asked, 'eyes' | 'span' | 'deptId'>,
  sort: ServiceSort,
): Promise<ServiceRankRow[]> {
  const value = serviceValue[sort];
  const all = await rows.sumServices(db, scopeOf({ span, deptId }));
  return ranked(
    all.filter((row) => value(row) !== null),
    value,
  )
    .slice(0, efficiencyLimits.servicesRanked)
    .map(({ serviceId, name, deptName, visits, rank: _, tied: __, ...totals }) => ({
      ...{ serviceId, name, deptName, visits },
      ...rowOf(totals, eyes),
    }));
}
