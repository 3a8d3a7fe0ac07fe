import type { FormProblem } from '@yizhan/contract/form-problems.ts';
import { ApiError } from '../lib/request.ts';

/** The fields a refused form names; empty when it was refused for another reason. */
export function problemsOf(error: unknown): readonly FormProblem[] {
  if (!(error instanceof ApiError)) return [];
  const { result } = error;
  const isList =
    typeof result === 'object' && result !== null && 'problems' in result && Array.isArray(result.problems);
  return isList ? (result.problems as FormProblem[]) : [];
}
