/** Everything with a draft and a published version. */

export const maxPublications = 500;
/** Tolerated clock difference between people and server for schedules. */
export const dueToleranceMs = 60_000;
