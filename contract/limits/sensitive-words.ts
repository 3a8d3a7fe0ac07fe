/** Words that a school does not want to read. */

export const wordLength = 30;
/** How many are added at a time. */
export const maxAdded = 200;
export const maxWords = 60_000;
/** How many are read at a time. */
export const batch = 5_000;
/** What can be tried against the list. */
export const trialLength = 2_000;
