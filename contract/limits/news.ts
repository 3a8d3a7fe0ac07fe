/** Articles and their columns. */

export const maxColumns = 30;
export const maxPictures = 30;
export const summaryLength = 300;
export const newForMs = 24 * 3_600_000;
