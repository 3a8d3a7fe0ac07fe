/** Numbers of students and staff, names and mail addresses: nothing that a page, a path or a search could misread. */
export const accountPattern = /^[A-Za-z0-9._@-]{2,}$/;
