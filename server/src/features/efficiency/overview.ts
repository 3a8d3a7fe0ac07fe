import type { EfficiencyOverview } from '@yizhan/contract/entities/efficiency.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { dayOf } from '../../common/working-days.ts';
import type { OpenContext } from '../../context.ts';
import { sumHours } from '../../domain/efficiency/count-queries.ts';
import { type CountSpan, countSpans, type DaySpan } from '../../domain/efficiency/rules.ts';
import { shownLamps, shownOpen } from './lamps.ts';
import * as rows from './queries.ts';
import { type Asked, lampsNow, scopeOf } from './reading.ts';
import { spanBefore } from './rules.ts';
import { countRectified } from './score-queries.ts';
import { figuresOf, shownRate, totalsOf } from './shown.ts';

/** The figures of a range, and of the one `before` it: unless told, as many days. */
export async function overviewOf(
  context: Pick<OpenContext, 'db' | 'now' | 'openLamps'>,
  { content, span, ...reader }: Asked,
  before: DaySpan = spanBefore(span),
): Promise<EfficiencyOverview> {
  const { db, now } = context;
  const { masking, deptId, among } = reader;
  const scope = scopeOf({ span, deptId });
  const earlier = scopeOf({ span: before, deptId });
  const today = dayOf(now);
  const ofToday = countSpans({ from: today, to: today });
  const ever: CountSpan[] = [{ grain: 'MONTH', from: '2000-01-01', to: today }];
  const [current, hours, previous, hoursBefore, newest, all, offer, lamps, rectified] = await Promise.all([
    totalsOf(db, reader, scope.spans),
    sumHours(db, scope),
    totalsOf(db, reader, earlier.spans),
    sumHours(db, earlier),
    totalsOf(db, reader, ofToday),
    totalsOf(db, reader, ever),
    rows.countOffer(db, deptId),
    lampsNow(context, content),
    countRectified(db, { ...span, deptId: among }),
  ]);
  const { online, ...counts } = offer;
  return {
    ...span,
    ...counts,
    countedAt: toWireTime(now),
    onlineRate: counts.services === 0 ? null : online / counts.services,
    total: all.shown.accepted,
    todayAccepted: newest.shown.accepted,
    todayFinished: newest.shown.finished,
    open: shownOpen(lamps, masking, deptId),
    overdue: shownLamps(lamps, masking, deptId).red,
    rectifiedRate: shownRate(rectified, reader, [(row) => row.part, (row) => row.whole]),
    current: figuresOf(current.totals, hours, current.shown, masking),
    previous: figuresOf(previous.totals, hoursBefore, previous.shown, masking),
  };
}
