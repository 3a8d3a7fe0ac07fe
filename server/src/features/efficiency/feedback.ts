import type { EfficiencyFeedback } from '@yizhan/contract/entities/efficiency.ts';
import { feedbackTypes } from '@yizhan/contract/entities/feedback.ts';
import { workingClock } from '../../common/working-clock.ts';
import { dayOf, schoolWorkingDays } from '../../common/working-days.ts';
import type { OpenContext } from '../../context.ts';
import type { DaySpan } from '../../domain/efficiency/rules.ts';
import { type FeedbackTotals, sumFeedback } from './feedback-queries.ts';
import type { Eyes } from './rules.ts';

type Asked = { span: DaySpan; deptId: string; eyes: Eyes };

/** What people wrote in these days and what became of it, until now. */
export async function feedbackOf(
  { db, now }: Pick<OpenContext, 'db' | 'now'>,
  { span, deptId, eyes }: Asked,
): Promise<EfficiencyFeedback> {
  const clock = workingClock(await schoolWorkingDays(db));
  const found = await sumFeedback(db, { ...span, deptId, now }, clock.days(span.from, dayOf(now)));
  const of = (type: string) => found.find((one) => one.type === type);
  const [received, answered] = (['received', 'answered'] as const).map((part) =>
    eyes.counts(feedbackTypes.map((type) => of(type)?.[part] ?? 0)),
  );
  const all = (part: keyof FeedbackTotals) => found.reduce((sum, row) => sum + row[part], 0);
  return {
    rows: feedbackTypes.map((type, at) => ({
      ...{ type, received: received?.[at] ?? null, answered: answered?.[at] ?? null },
    })),
    ...{ received: eyes.count(all('received')), answered: eyes.count(all('answered')) },
    onTimeRate: eyes.rate(all('onTime'), all('due')),
    solvedRate: eyes.rate(all('solved'), all('answered')),
    meanHours: eyes.rate(all('workSec') / 3600, all('answered')),
    satisfiedRate: eyes.rate(all('satisfied'), all('rated')),
  };
}
