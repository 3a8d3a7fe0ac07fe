/** Escapes the wildcards of `like`. */
export const escapeLike = (words: string) => words.replace(/[\\%_]/g, '\\$&');
