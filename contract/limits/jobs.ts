/** Background jobs, and how long records are held before one of them removes them. */

export const pollMs = 5_000;
export const maxAttempts = 3;
export const retrySeconds = 5;
export const heartbeatMs = 15_000;
/** A running job without a heartbeat for this long died with its node. */
export const lostAfterMs = 60_000;
export const progressMs = 1_000;
export const stopTimeoutMs = 5_000;
/** Rows written or removed by one statement: the embedded database serves one at a time. */
export const batchRows = 500;
/** The law asks for sign-in records of six months. */
export const keepDays = { signIns: 190, sessions: 190, links: 30, jobs: 90, searches: 90 } as const;
