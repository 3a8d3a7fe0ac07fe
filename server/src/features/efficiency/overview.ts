import type { EfficiencyOverview } from '@yizhan/contract/entities/efficiency.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { dayOf } from '../../common/working-days.ts';
import type { OpenContext } from '../../context.ts';
import { sumHours } from '../../domain/efficiency/count-queries.ts';
import type { DaySpan } from '../../domain/efficiency/rules.ts';
import { countOpen, shownLamps } from './lamps.ts';
import * as rows from './queries.ts';
import { type Asked, lampsNow, scopeOf } from './reading.ts';
import { figuresOf, spanBefore } from './rules.ts';
import { countRectified } from './score-queries.ts';

/** The figures of a range, and of the one `before` it: unless told, as many days. */
export async function overviewOf(
  context: Pick<OpenContext, 'db' | 'now' | 'openLamps'>,
  { content, eyes, span, deptId }: Asked,
  before: DaySpan = spanBefore(span),
): Promise<EfficiencyOverview> {
  const { db, now } = context;
  const scope = scopeOf({ span, deptId });
  const earlier = scopeOf({ span: before, deptId });
  const today = dayOf(now);
  const [current, hours, previous, hoursBefore, ofToday, ever, offer, lamps, rectified] = await Promise.all([
    rows.sumTotals(db, scope),
    sumHours(db, scope),
    rows.sumTotals(db, earlier),
    sumHours(db, earlier),
    rows.sumTotals(db, scopeOf({ span: { from: today, to: today }, deptId })),
    rows.sumTotals(db, { spans: [{ grain: 'MONTH', from: '2000-01-01', to: today }], deptId }),
    rows.countOffer(db, deptId),
    lampsNow(context, content),
    countRectified(db, { ...span, deptId }),
  ]);
  const { online, ...counts } = offer;
  const sum = (part: 'part' | 'whole') => rectified.reduce((total, row) => total + row[part], 0);
  return {
    ...span,
    ...counts,
    countedAt: toWireTime(now),
    onlineRate: counts.services === 0 ? null : online / counts.services,
    total: eyes.count(ever.accepted),
    todayAccepted: eyes.count(ofToday.accepted),
    todayFinished: eyes.count(ofToday.finished),
    open: eyes.count(countOpen(lamps, deptId)),
    overdue: shownLamps(lamps, eyes, deptId).red,
    rectifiedRate: eyes.rate(sum('part'), sum('whole')),
    current: figuresOf(current, hours, eyes),
    previous: figuresOf(previous, hoursBefore, eyes),
  };
}
