/** Student and staff numbers, names, mail addresses: no character that a page, a path or a search could misread. */
export const accountPattern = /^[A-Za-z0-9._@-]{2,}$/;
