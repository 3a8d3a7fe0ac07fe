/** Search boxes, and what is stored of searches. */

export const queryLength = 50;
export const suggestionsShown = 8;
/** Debounce: faster typing results in one request. */
export const suggestDebounceMs = 150;
export const nearMatchesShown = 6;
export const historyShown = 10;
export const hotWordsShown = 10;
export const hotWordDays = 7;
/** Visitors can type anything: at most this many of their words are stored per school and day. */
export const visitorWordsPerDay = 2_000;
/** Requests one person may send per day. */
export const requestsPerDay = 20;
export const maxSynonyms = 500;
export const maxSynonymWords = 20;
/** The palette: services used last, articles and people. */
export const recentServicesShown = 5;
export const articlesSuggested = 5;
export const peopleSuggested = 5;
/** Services offered for a search without results. */
export const nearOfGap = 3;
