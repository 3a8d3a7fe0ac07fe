/** Whether a question has a word that somebody could answer: not "?", an emoji, a number or a single letter. */
export const saysSomething = (question: string): boolean => /\p{Script=Han}|[\p{L}\p{M}]{2}/u.test(question);
