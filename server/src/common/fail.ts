import { type FailureCode, statuses } from '@yizhan/contract/statuses.ts';

export type FailureParams = Record<string, string | number>;

/** A refused request: status and message follow from the code. */
export class Failure extends Error {
  readonly status: number;
  readonly http: number;

  constructor(
    readonly code: FailureCode,
    readonly params: FailureParams = {},
    /** Data the client needs to continue, e.g. what another user changed. */
    readonly result: unknown = null,
    /** Seconds until a retry is allowed. */
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
