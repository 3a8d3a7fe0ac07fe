import * as processLimits from '@yizhan/contract/limits/processes.ts';
import type { FailureCode } from '@yizhan/contract/statuses.ts';
import type { StoredCase } from '../../domain/cases/queries.ts';

const DAY_MS = 86_400_000;

/** What keeps this person from rating a case; null when they may: its applicant, once, soon after its end (RA-2). */
export function whyNotRated(
  { applicantId, status, finishedAt, isRated }: Pick<StoredCase, 'applicantId' | 'status' | 'finishedAt' | 'isRated'>,
  personId: string,
  now: Date,
): FailureCode | null {
  if (applicantId !== personId || status !== 'approved' || finishedAt === null) return 'case_action_closed';
  if (isRated) return 'case_rated_already';
  return now.getTime() - finishedAt.getTime() > processLimits.ratingDays * DAY_MS ? 'case_rating_late' : null;
}
