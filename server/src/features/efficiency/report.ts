import type { supervision } from '@yizhan/contract/calls/supervision.ts';
import { dayOf } from '../../common/working-days.ts';
import { efficiencyOf } from '../../domain/efficiency/content.ts';
import { monthOf } from '../../domain/efficiency/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { feedbackOf } from './feedback.ts';
import { maskingOf } from './hiding.ts';
import { shownLamps } from './lamps.ts';
import { overviewOf } from './overview.ts';
import { rankDepartments, rankServices } from './ranking.ts';
import { type Asked, lampsNow } from './reading.ts';
import { listLateCases, listMonthOrders } from './report-queries.ts';
import { monthBefore, reportSpans } from './rules.ts';
import { readerOf } from './shown.ts';

/** What a month was like, in one answer: the report is read and printed as a whole. */
export const report: Pick<Handlers<typeof supervision>, 'report'> = {
  async report({ month }, context) {
    const { db, now } = context;
    const today = dayOf(now);
    const asked = month ?? monthBefore(monthOf(today));
    const { span, before } = reportSpans(asked, today);
    const content = await efficiencyOf(context);
    const whole: Asked = { content, supervises: true, span, ...readerOf(maskingOf({ supervises: true }), true, '0') };
    const [overview, ranking, busiest, slowest, worst, feedback, lamps, late, orders] = await Promise.all([
      overviewOf(context, whole, before),
      rankDepartments(context, whole, 'score'),
      rankServices(context, whole, 'cases'),
      rankServices(context, whole, 'slowest'),
      rankServices(context, whole, 'worst'),
      feedbackOf(context, whole),
      lampsNow(context, content),
      listLateCases(db, { ...span, now }),
      listMonthOrders(db, { ...span, now }),
    ]);
    return {
      ...{ month: asked, overview, busiest, slowest, worst, feedback },
      ...{ departments: ranking.rows, minVolume: ranking.minVolume, below: ranking.below },
      rules: { weights: content.weights, deductions: content.deductions },
      lamps: shownLamps(lamps, whole.masking, '0'),
      lateCases: late.map(({ total: _, open: __, ...row }) => row),
      ...{ lateTotal: late[0]?.total ?? 0, lateOpen: late[0]?.open ?? 0 },
      orders: orders.map(({ total: _, overdue: __, ...row }) => row),
      ...{ ordersTotal: orders[0]?.total ?? 0, ordersOverdue: orders[0]?.overdue ?? 0 },
    };
  },
};
