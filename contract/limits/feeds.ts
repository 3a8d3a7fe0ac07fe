/** External sources of cards: a slow or broken one must not delay a page. */

export const timeoutMs = 3_000;
export const maxBytes = 1024 * 1024;
export const maxRedirects = 3;
export const cacheSeconds = 60;
export const maxCacheSeconds = 86_400;
/** After this many failures in a row a source is not called for a while. */
export const failuresBeforePause = 5;
export const pauseMs = 60_000;
export const maxItems = 200;
/** How much of an answer a test run shows. */
export const testRows = 5;
export const testItemLength = 2_000;
/** How long a single card waits for a source, and how long a whole page does. */
export const cardWaitMs = 2_500;
export const pageWaitMs = 150;
/** When a card with a slow source is requested again. */
export const retryMs = 500;
