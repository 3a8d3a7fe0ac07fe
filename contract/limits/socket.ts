/** The socket, the leader tab that holds it, and how often hints are followed. */

export const pingMs = 30_000;
export const retryMs = 1_000;
export const connectTimeoutMs = 50_000;
export const maxFrameBytes = 64 * 1024;
export const authTimeoutMs = 5_000;
/**
 * Between two pings: how many calls, recalls and typing notes of a client are served, and how many refusals it may cause
 * before it counts as broken and is disconnected. Messages have a limit of their own (CH-20).
 */
export const maxFramesPerPing = 300;
export const maxRefusalsPerPing = 1_000;
/** How much may be buffered for a client. */
export const maxUnreadBytes = 1024 * 1024;
export const leaderLeaseMs = 4_000;
export const leaderAskMs = 300;
/** Throttle: a page refetches at most this often, however much changes. */
export const hintThrottleMs = 2_000;
/** How long hints are remembered for pages that read their data before they connect: a little longer than connecting may take. */
export const recentHintsMs = 60_000;
export const maxRecentHints = 5_000;
