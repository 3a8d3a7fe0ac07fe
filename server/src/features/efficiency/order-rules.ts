import { dayOf, startOf, type WorkingDays } from '../../common/working-days.ts';

const DAY_MS = 86_400_000;

/** The end of the last of so many working days, today not counted. */
export const dueAfter = (now: Date, days: number, { addWorkingDays }: Pick<WorkingDays, 'addWorkingDays'>): Date =>
  new Date(startOf(addWorkingDays(dayOf(now), days)).getTime() + DAY_MS - 1_000);
