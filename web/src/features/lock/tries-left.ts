import { ApiError } from '../../lib/request.ts';

/** The remaining tries reported by the server; the last wrong one ends the session instead. */
export function triesLeft(error: unknown): number | undefined {
  const result = error instanceof ApiError ? error.result : undefined;
  return typeof result === 'object' && result !== null && 'left' in result && typeof result.left === 'number'
    ? result.left
    : undefined;
}
