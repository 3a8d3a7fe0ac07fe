/** Words to look for with `like`: what it would read as a pattern is meant as it stands. */
export const escapeLike = (words: string) => words.replace(/[\\%_]/g, '\\$&');
