import { dayOf, endOf, type WorkingDays } from '../../common/working-days.ts';

/** The end of the last of so many working days, today not counted. */
export const dueAfter = (now: Date, days: number, { addWorkingDays }: Pick<WorkingDays, 'addWorkingDays'>): Date =>
  endOf(addWorkingDays(dayOf(now), days));
