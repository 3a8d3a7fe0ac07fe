/** Limits of one node before it refuses; not loaded by browsers. */

export const receiveTimeoutMs = 300_000;
export const maxBodyBytes = 1024 * 1024;
/** Without a session nothing larger is read. */
export const maxVisitorBodyBytes = 64 * 1024;
/** Objects and lists inside one another; nothing of ours comes near it. */
export const maxJsonDepth = 64;
/** Values of one body, each of which is checked; the longest honest lists have some thousands. */
export const maxJsonValues = 20_000;
export const requestsPerMinute = 600;
export const requestsPerMinutePerAddress = 30_000;
export const compressFromBytes = 1024;
export const syncCompressionBytes = 64 * 1024;
/** Longer texts are sanitised and searched in a thread of their own: 20 ms of computing are the most for this one. */
export const inlineTextLength = 2_000;
export const maxHeavyTasks = 50;
export const heavyTaskTimeoutMs = 20_000;
export const cleanTextCacheCharacters = 8_000_000;
export const maxEventLoopDelayMs = 1_000;
export const healthTimeoutMs = 2_000;
/** How many addresses a node caches its trusted-proxy decision for. */
export const proxyCacheSize = 1_000;
