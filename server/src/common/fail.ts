import { type FailureCode, statuses } from '@yizhan/contract/statuses.ts';

export type FailureParams = Record<string, string | number>;

/** Something refused: its status and words follow from the code. */
export class Failure extends Error {
  readonly status: number;
  readonly http: number;

  constructor(
    readonly code: FailureCode,
    readonly params: FailureParams = {},
    /** Data the client needs to go on, e.g. what somebody else changed. */
    readonly result: unknown = null,
    /** Seconds after which it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(code);
    const entry: { status: number; http?: number } = statuses[code];
    this.status = entry.status;
    this.http = entry.http ?? 200;
  }
}

export function fail(code: FailureCode, params?: FailureParams, result?: unknown): never {
  throw new Failure(code, params, result);
}
