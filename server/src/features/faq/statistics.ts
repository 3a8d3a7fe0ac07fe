import type { faq } from '@yizhan/contract/calls/faq.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { fail } from '../../common/fail.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './statistics-queries.ts';

type Calls = Pick<Handlers<typeof faq>, 'statistics'>;

const DAY_MS = 86_400_000;

/** How the robot is asked and how it answers. */
export const statistics: Calls = {
  async statistics({ from, to }, { db }) {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (days < 1 || days > robotLimits.maxStatisticsDays) fail('invalid_input', { fields: 'to' }, { fields: ['to'] });
    const period = { from, to };
    const [totals, byDay, top, topUnsolved, depts] = [
      await rows.readTotals(db, period),
      await rows.listDays(db, period),
      await rows.listTop(db, period),
      await rows.listTopUnsolved(db, period),
      await rows.listDepts(db, period),
    ];
    return { ...totals, days: byDay, top, topUnsolved, depts };
  },
};
