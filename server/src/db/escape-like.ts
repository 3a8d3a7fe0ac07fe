/** Words to look for with `like`: what it would read as a pattern is meant as it stands. */
export const literally = (words: string) => words.replace(/[\\%_]/g, '\\$&');
