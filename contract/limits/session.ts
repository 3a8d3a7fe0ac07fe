/** How long a session lives and when it is renewed: client and server use the same numbers. */

export const accessSeconds = 3600;
export const refreshSeconds = 14 * 24 * 3600;
export const refreshCheckMs = 10_000;
export const refreshAtAgeSeconds = 3000;
export const rotationGraceSeconds = 10;
export const cacheMs = 30_000;
export const ticketCheckMs = 30_000;
export const ticketTickMs = 2_000;
export const ticketRenewSeconds = 300;
export const maxTicketFailures = 5;
/** A sign-in ends after this time, however often it was renewed. */
export const maxSignInSeconds = 24 * 3600;
/** After this much inactivity a person counts as away, and nothing is renewed. */
export const idleAfterMs = 5 * 60_000;
export const maxUnlockAttempts = 5;
