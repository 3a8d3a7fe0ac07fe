/** What is typed into a search box, and what is remembered of it. */

export const queryLength = 50;
export const suggestionsShown = 8;
/** Letters typed faster than this become one request. */
export const suggestDebounceMs = 150;
export const nearMatchesShown = 6;
export const historyShown = 10;
export const hotWordsShown = 10;
export const hotWordDays = 7;
/** Anybody can type anything: so many words of visitors are noted in a school. */
export const visitorWordsPerDay = 2_000;
/** What one person may ask for in a day. */
export const requestsPerDay = 20;
export const maxSynonyms = 500;
export const maxSynonymWords = 20;
