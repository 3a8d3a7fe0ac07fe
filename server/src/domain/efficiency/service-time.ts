import type { ServiceTime } from '@yizhan/contract/entities/efficiency.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { dayOf } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { sumHours } from './count-queries.ts';
import { addDays, countSpans, hoursToDays, hoursWithin } from './rules.ts';

/** EF-6: what a service really took, in working days; null with too few cases to tell. */
export async function serviceTimeOf(db: Db, serviceId: string, now: Date): Promise<ServiceTime | null> {
  const to = dayOf(now);
  const from = addDays(to, -efficiencyLimits.serviceTimeDays);
  const hours = await sumHours(db, { spans: countSpans({ from, to }), deptId: 'each', serviceId });
  const finished = hours.reduce((sum, { count }) => sum + count, 0);
  const [half, ninety] = [hoursWithin(0.5, hours), hoursWithin(0.9, hours)];
  if (finished < efficiencyLimits.smallCount || half === null || ninety === null) return null;
  return { finished, halfDays: hoursToDays(half), ninetyDays: hoursToDays(ninety) };
}
