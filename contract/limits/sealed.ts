/** Encrypted requests and what a browser stores encrypted. */

export const envelopeWindowSeconds = 300;
/** What is good once is remembered for longer than any of it is good: twice the envelope's window, and nodes' clocks differ. */
export const replayGuardSeconds = 660;
/** How long one waits for the browser's own key: what is to be kept is safe in memory, but the page may be left. */
export const sealTimeoutMs = 2_000;
/** Longer where a session stands behind it: without the key its person would have to sign in again. */
export const openTimeoutMs = 10_000;
/** How long a browser keeps what was typed when a session ended. */
export const draftDays = 30;
