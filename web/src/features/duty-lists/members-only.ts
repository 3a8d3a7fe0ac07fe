import { ApiError } from '../../lib/api-error.ts';

/** The server refused because only members of the school may read the lists. */
export const isMembersOnly = (error: unknown): boolean =>
  error instanceof ApiError &&
  typeof error.result === 'object' &&
  error.result !== null &&
  'membersOnly' in error.result;
