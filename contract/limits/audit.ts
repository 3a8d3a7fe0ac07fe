/** The audit log. */

/** Rows a search counts and lists; beyond that nobody pages, they narrow it. */
export const mostRows = 10_000;
/** Changes shown of one entry. */
export const mostChanges = 200;
/** Characters of a changed value that are shown. */
export const valueLength = 2_000;
