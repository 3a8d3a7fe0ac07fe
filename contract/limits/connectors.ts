/** Connectors, by which the portal reads other systems. */

export const maxConnectors = 100;
export const maxParameters = 20;
export const maxHeaders = 10;
export const secretLength = 500;
export const timeoutMs = 3_000;
export const minTimeoutMs = 500;
export const maxTimeoutMs = 10_000;
export const maxFailures = 50;
export const maxPauseSeconds = 3_600;
/** How long a test run counts for saving what was tried. */
export const triedMinutes = 60;
/** A token of OAuth2 is used until shortly before its end. */
export const tokenMarginMs = 30_000;
export const tokenSeconds = 300;
/** How often the health of a connector that stays as it is gets written. */
export const healthMs = 10_000;
/** How much of an answer the screen shows to choose from. */
export const sampleItems = 3;
export const sampleDepth = 8;
export const sampleValues = 500;
export const sampleTextLength = 200;
/** How often the screen asks how the connectors are. */
export const refetchMs = 10_000;
