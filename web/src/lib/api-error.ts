/** A call that did not succeed, as its caller sees it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly msg: string,
    readonly msgDetail: string,
    readonly result: unknown = null,
    /** The HTTP status, where there was an answer. */
    readonly http: number = 0,
  ) {
    super(msg);
  }
}
