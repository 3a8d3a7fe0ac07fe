import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { fail } from '../../common/fail.ts';
import type { Day } from '../../common/working-days.ts';
import type { Person } from '../../person.ts';
import type { PublicationAccess } from '../publishing/needed-access.ts';

/** A department writes its guides; those who manage all services publish them. */
export const canPublishGuides = ({ menus }: Pick<Person, 'menus'>) => menus.has('userFrameConfig/manage/services');

/** `own`: the guide belongs to the person's department, or to one below it. */
export function assertGuideAccess(
  person: Pick<Person, 'menus'>,
  access: PublicationAccess,
  { own }: { own: boolean },
): void {
  if (canPublishGuides(person)) return;
  if (!own) fail('other_department');
  if (access === 'publish') fail('not_allowed');
}

/** The same day some months later, or the last day of that month if it is shorter. */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const found = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
  return found.toISOString().slice(0, 10);
}

/** Publishing or confirming a guide starts a new review period: a requested day that has passed is ignored. */
export const nextReview = (today: Day, requested: Day | null | undefined): Day =>
  requested && requested > today ? requested : monthsAfter(today, guideLimits.reviewMonths);
