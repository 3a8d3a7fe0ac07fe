import type { DeptSort, ServiceSort } from '@yizhan/contract/efficiency-kinds.ts';
import type { DeptRankRow, DeptScore, ServiceRankRow } from '@yizhan/contract/entities/efficiency.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { fail } from '../../common/fail.ts';
import type { OpenContext } from '../../context.ts';
import * as rows from './queries.ts';
import { type Asked, scopeOf } from './reading.ts';
import { ranked } from './rules.ts';
import { scoresOf } from './score.ts';
import { type Shown, shownTotals } from './shown.ts';

type DeptShown = Shown & { score: DeptScore | null };
/** By what the reader sees: the order of what is hidden would tell it. */
const rankValue = {
  volume: (t) => t.finished,
  onTime: (t) => t.onTimeRate,
  // The shortest comes first.
  hours: (t) => (t.meanHours === null ? null : -t.meanHours),
  satisfaction: (t) => t.satisfaction,
  score: (t) => t.score?.points ?? null,
} as const satisfies Record<DeptSort, (shown: DeptShown) => number | null>;

type ServiceShown = Shown & { visits: number };
const serviceValue = {
  cases: (t) => t.accepted,
  heat: (t) => t.visits,
  slowest: (t) => ((t.finished ?? 0) < efficiencyLimits.smallCount ? null : t.meanHours),
  worst: (t) => (t.satisfaction === null || (t.rated ?? 0) < efficiencyLimits.smallCount ? null : -t.satisfaction),
} as const satisfies Record<ServiceSort, (shown: ServiceShown) => number | null>;

const rowOf = ({ accepted, finished, onTimeRate, meanHours, satisfaction }: Shown) => ({
  cases: accepted,
  ...{ finished, onTimeRate, meanHours, satisfaction },
});

type DeptRank = { rows: DeptRankRow[]; minVolume: number; below: number };

/** Departments with enough cases. Their score is for supervisors: it tells how many red lamps there are. */
export async function rankDepartments(
  context: Pick<OpenContext, 'db' | 'now' | 'openLamps'>,
  { content, masking, span, supervises }: Asked,
  sort: DeptSort,
): Promise<DeptRank> {
  if (sort === 'score' && !supervises) fail('not_found');
  const all = await rows.sumDepartments(context.db, scopeOf({ span, deptId: '0' }));
  const shown = shownTotals(all, masking);
  const departments = all.flatMap(({ deptId, ...one }, at) => {
    const readable = shown[at];
    return deptId === null || !readable ? [] : [{ ...one, deptId, readable }];
  });
  const enough = departments.filter(({ finished }) => finished >= content.minVolume);
  const scoreOf = sort === 'score' ? await scoresOf(context, content, span) : () => null;
  const scored = enough.map((one) => ({
    ...one.readable,
    ...{ deptId: one.deptId, name: one.name, score: scoreOf(one) },
  }));
  return {
    rows: ranked(scored, rankValue[sort]).map(({ deptId, name, rank, tied, score, ...readable }) => ({
      ...{ deptId, name, rank, tied, score },
      ...rowOf(readable),
    })),
    minVolume: content.minVolume,
    below: departments.length - enough.length,
  };
}

export async function rankServices(
  { db }: Pick<OpenContext, 'db'>,
  { masking, span, deptId }: Pick<Asked, 'masking' | 'span' | 'deptId'>,
  sort: ServiceSort,
): Promise<ServiceRankRow[]> {
  const all = await rows.sumServices(db, scopeOf({ span, deptId }));
  // The sums of each department are known as well.
  const groups = deptId === '0' ? new Set(all.map((one) => one.deptId)) : [undefined];
  const readable = new Map<string, Shown>();
  for (const group of groups) {
    const of = group === undefined ? all : all.filter((one) => one.deptId === group);
    for (const [at, shown] of shownTotals(of, masking).entries()) readable.set(of[at]?.serviceId ?? '', shown);
  }
  const services = all.flatMap(({ serviceId, name, deptName, visits }) => {
    const shown = readable.get(serviceId);
    return shown ? [{ ...shown, serviceId, name, deptName, visits }] : [];
  });
  const value = serviceValue[sort];
  const isRanked = sort === 'cases' || sort === 'heat' ? () => true : (row: ServiceShown) => value(row) !== null;
  return ranked(services.filter(isRanked), value)
    .slice(0, efficiencyLimits.servicesRanked)
    .map(({ serviceId, name, deptName, visits, ...one }) => ({
      ...{ serviceId, name, deptName, visits },
      ...rowOf(one),
    }));
}
