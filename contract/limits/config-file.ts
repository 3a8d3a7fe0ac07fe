/** Configuration as one file. */

export const maxFileBytes = 20 * 1024 * 1024;
export const maxItems = 1000;
export const maxPictures = 200;
/** Roles, services, tools and others of a school that contents can name. */
export const maxNamed = 20_000;
/** How many former imports are listed. */
export const historyShown = 20;
