/** Encrypted requests and encrypted browser storage. */

export const envelopeWindowSeconds = 300;
/**
 * Replay guard: one-time ids are kept longer than they are valid: twice the envelope's window, plus the clock skew
 * between nodes.
 */
export const replayGuardSeconds = 660;
/** How long to wait for the browser's own key. The value is safe in memory, but the page may be closed. */
export const sealTimeoutMs = 2_000;
/** Longer for a stored session: without the key the person would have to sign in again. */
export const openTimeoutMs = 10_000;
/** How long a browser keeps unsaved input after a session ended. */
export const draftDays = 30;
