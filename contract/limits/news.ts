/** Articles and their columns. */

export const maxColumns = 30;
export const maxPictures = 30;
export const summaryLength = 300;
/** Covers that another system names by their address. */
export const coverTimeoutMs = 10_000;
export const coverConcurrency = 4;
export const newForMs = 24 * 3_600_000;
