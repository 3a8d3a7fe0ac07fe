/** Background jobs, and how long records are kept before one of them removes them. */

export const pollMs = 5_000;
export const maxAttempts = 3;
export const retrySeconds = 5;
/** How long a due job of a suspended school waits before it is looked at again. */
export const restMs = 60_000;
export const heartbeatMs = 15_000;
/** A running job without a heartbeat for this long is considered lost with its node. */
export const lostAfterMs = 60_000;
export const progressMs = 1_000;
export const stopTimeoutMs = 5_000;
/** Rows written or removed per statement: the embedded database runs one at a time. */
export const batchRows = 500;
/** The law requires sign-in records for six months. Uploads: those that nothing was made of. */
export const keepDays = {
  signIns: 190,
  sessions: 190,
  links: 30,
  jobs: 90,
  searches: 90,
  questions: 365,
  refusedTexts: 365,
  uploads: 1,
  devices: 180,
} as const;
