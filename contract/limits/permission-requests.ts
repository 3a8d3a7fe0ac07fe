/** Requests for an entry of the configuration menu. */

export const reasonLength = 200;
/** Requests of one person that wait at the same time. */
export const maxPending = 10;
