/** A failed call, as its caller sees it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly msg: string,
    readonly msgDetail: string,
    readonly result: unknown = null,
    /** The HTTP status; 0 if there was no response. */
    readonly http: number = 0,
  ) {
    super(msg);
  }
}
