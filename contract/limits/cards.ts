/** What holds for every card, whatever its kind. */

export const timeoutMs = 3_000;
/** For how long the data of a card is good, unless a hint says that it changed. */
export const cacheMs = 60_000;
export const maxDisplayRows = 3;
export const maxColumns = 12;
export const maxFields = 12;
export const maxCategories = 50;
export const maxTools = 60;
export const toolNameLength = 8;
export const previewWidth = 1080;
