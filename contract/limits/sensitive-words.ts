/** Words that a school does not want to read. */

export const wordLength = 30;
/** How many are added at a time. */
export const maxAdded = 200;
export const maxWords = 5_000;
