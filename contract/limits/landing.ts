/** The page visitors see first, rendered by the server. */

export const cacheMs = 60_000;
export const maxBlocks = 20;
export const maxHeroes = 5;
export const maxCounters = 6;
export const servicesShown = 8;
export const newsShown = 6;
export const paragraphsShown = 20;
export const maxDownloads = 20;
export const departmentsShown = 60;
export const maxSitemapEntries = 5_000;
