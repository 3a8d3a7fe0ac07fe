import type { DeptScore, EfficiencyContent } from '@yizhan/contract/entities/efficiency.ts';
import * as feedbackLimits from '@yizhan/contract/limits/feedback.ts';
import { dayOf } from '../../common/working-days.ts';
import type { OpenContext } from '../../context.ts';
import type { DaySpan } from '../../domain/efficiency/rules.ts';
import { sumResponses } from './feedback-queries.ts';
import { lampsNow } from './reading.ts';
import type { Totals } from './rules.ts';
import { countGuides, countOverdueOrders, countRectified } from './score-queries.ts';
import { pointsOf } from './score-rules.ts';

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const byDept = <R extends { deptId: string | null }>(rows: readonly R[]) =>
  new Map(rows.map((row) => [row.deptId, row]));

/** Tells the score of a department from its totals and what else counts. */
export async function scoresOf(
  context: Pick<OpenContext, 'db' | 'now' | 'openLamps'>,
  content: EfficiencyContent,
  span: DaySpan,
): Promise<(dept: Totals & { deptId: string }) => DeptScore> {
  const { db, now } = context;
  const [responses, guides, rectified, late, lamps] = await Promise.all([
    sumResponses(db, { ...span, now }).then(byDept),
    countGuides(db, dayOf(now)).then(byDept),
    countRectified(db, { ...span, deptId: '0' }).then(byDept),
    countOverdueOrders(db, { ...span, now }).then(byDept),
    lampsNow(context, content).then(byDept),
  ]);
  return ({ deptId, onTime, promised, scoreSum, rated }) => {
    const [response, guide, rectification] = [responses.get(deptId), guides.get(deptId), rectified.get(deptId)];
    const parts = {
      onTime: share(onTime, promised),
      satisfaction: share(scoreSum, rated * feedbackLimits.maxStars),
      response: response ? share(response.onTime, response.due) : null,
      guides: guide ? share(guide.part, guide.whole) : null,
      rectification: rectification ? share(rectification.part, rectification.whole) : null,
      redLamp: lamps.get(deptId)?.red ?? 0,
      overdueOrder: late.get(deptId)?.count ?? 0,
    };
    return { ...parts, points: pointsOf(parts, content) };
  };
}
