/** The socket, the one tab that holds it, and how often a hint is followed. */

export const pingMs = 30_000;
export const retryMs = 1_000;
export const connectTimeoutMs = 50_000;
export const maxFrameBytes = 64 * 1024;
export const authTimeoutMs = 5_000;
/** What a client may say between two pings of the server, and how much may lie unread for it. */
export const maxFramesPerPing = 300;
export const maxUnreadBytes = 1024 * 1024;
export const leaderLeaseMs = 4_000;
export const leaderAskMs = 300;
/** A page reads again at most so often, however much is changed meanwhile. */
export const hintThrottleMs = 2_000;
