/** The person's own page of data: profile, privacy, the file of one's own data. */

/** How long the file of one's own data is there. */
export const ownDataHours = 24;
/** How often the page asks whether the file is ready. */
export const ownDataPollMs = 2_000;
/** Rows of one's own data read at a time. */
export const ownDataRows = 500;
/** Two looks of one person at the same record within this time are one view: a reload is not another. */
export const viewMinutes = 10;
/** Systems listed as connected. */
export const maxSystems = 100;
