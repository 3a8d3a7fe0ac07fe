import { ApiError } from './api-error.ts';

/** The server refused because only members of the school may read this. */
export const isMembersOnly = (error: unknown): boolean =>
  error instanceof ApiError &&
  typeof error.result === 'object' &&
  error.result !== null &&
  'membersOnly' in error.result;
