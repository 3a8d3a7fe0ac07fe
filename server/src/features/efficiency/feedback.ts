import type { EfficiencyFeedback } from '@yizhan/contract/entities/efficiency.ts';
import { type FeedbackType, feedbackTypes } from '@yizhan/contract/entities/feedback.ts';
import { workingClock } from '../../common/working-clock.ts';
import { dayOf, schoolWorkingDays } from '../../common/working-days.ts';
import type { OpenContext } from '../../context.ts';
import type { DaySpan } from '../../domain/efficiency/rules.ts';
import { type FeedbackTotals, sumFeedback } from './feedback-queries.ts';
import { share } from './hiding.ts';
import { ownOf, type Reader, shownCount, shownCounts, shownRate } from './shown.ts';

type PeriodQuery = Reader & { span: DaySpan };
type Row = FeedbackTotals & { type: FeedbackType; deptId: string | null };

/** What people wrote in these days and what became of it, until now. */
export async function feedbackOf(
  { db, now }: Pick<OpenContext, 'db' | 'now'>,
  { span, ...reader }: PeriodQuery,
): Promise<EfficiencyFeedback> {
  const clock = workingClock(await schoolWorkingDays(db));
  const found = await sumFeedback(db, { ...span, deptId: reader.among, now }, clock.days(span.from, dayOf(now)));
  const sum = (rows: readonly Row[], part: keyof FeedbackTotals) => rows.reduce((total, row) => total + row[part], 0);
  const byType = (part: 'received' | 'answered') =>
    shownCounts(found, reader, (own) =>
      feedbackTypes.map((type) =>
        sum(
          own.filter((row) => row.type === type),
          part,
        ),
      ),
    );
  const [received, answered] = [byType('received'), byType('answered')];
  const all = (part: 'received' | 'answered') => shownCount(found, reader, (own) => sum(own, part));
  const rate = (part: keyof FeedbackTotals, of: keyof FeedbackTotals) =>
    shownRate(found, reader, [(row) => row[part], (row) => row[of]]);
  const own = ownOf(found, reader);
  return {
    rows: feedbackTypes.map((type, at) => ({
      ...{ type, received: received[at] ?? null, answered: answered[at] ?? null },
    })),
    ...{ received: all('received'), answered: all('answered') },
    onTimeRate: rate('onTime', 'due'),
    solvedRate: rate('solved', 'answered'),
    meanHours: all('answered') === null ? null : share(sum(own, 'workSec') / 3600, sum(own, 'answered')),
    satisfiedRate: rate('satisfied', 'rated'),
  };
}
