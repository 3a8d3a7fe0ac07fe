/** The editor leaves an empty paragraph behind, in any line height. That counts as no agreement. */
export const orNothing = (html: string) => (html.replace(/<[^>]*>|&nbsp;|\u00a0/g, '').trim() === '' ? '' : html);
