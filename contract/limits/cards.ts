/** Limits of all cards, whatever their kind. */

export const timeoutMs = 3_000;
/** How long the data of a card is cached, unless a hint reports a change. */
export const cacheMs = 60_000;
export const maxDisplayRows = 3;
export const maxColumns = 12;
export const maxFields = 12;
export const maxCategories = 50;
export const maxTools = 60;
export const toolNameLength = 8;
export const previewWidth = 1080;
/** A column's settings as JSON, in characters. */
export const columnLength = 50_000;
/** Values of a sample answer that are offered to be clicked. */
export const maxSampleValues = 60;
export const fieldNameLength = 40;
