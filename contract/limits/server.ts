/** What one node takes on before it refuses: no browser loads it. */

export const receiveTimeoutMs = 300_000;
export const maxBodyBytes = 1024 * 1024;
export const requestsPerMinute = 600;
export const requestsPerMinutePerAddress = 30_000;
export const compressFromBytes = 1024;
export const compressAtOnceBytes = 64 * 1024;
export const maxEventLoopDelayMs = 1_000;
export const healthTimeoutMs = 2_000;
/** Addresses of which a node remembers whether it believes what they forward. */
export const proxyCacheSize = 1_000;
