/** Feedback of people to departments. */

export const titleLength = 60;
export const contentLength = 500;
export const figureLength = 200;
export const contactLength = 60;
export const maxImages = 6;
export const replyLength = 1_000;
export const reasonLength = 200;
export const transcriptLength = 64;
/** An answer is promised within this many working days, once more after it was not enough. */
export const promiseDays = 2;
export const maxStars = 5;
/** Feedback that handlers join into one at a time. */
export const maxMerged = 20;
/** How many open ones are compared to find equal ones, and how many of them are shown. */
export const comparedRows = 300;
export const maxSimilar = 5;
export const leastLikeness = 0.35;
/** Answered feedback that nobody rates is closed after so many days. */
export const autoCloseDays = 15;
/** Of the items of the responsibility lists: how well one has to answer a text, and how far ahead of other departments. */
export const leastDutyScore = 3;
export const clearDutyLead = 1.25;
