/** The school's English texts. */

/** Names and lines, not articles: an English reader gets a longer text as it was written. */
export const textLength = 500;
