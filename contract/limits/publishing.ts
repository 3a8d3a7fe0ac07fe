/** Whatever has a draft and a published side. */

export const maxPublications = 500;
/** So much the clocks of people and server differ where something was scheduled. */
export const dueToleranceMs = 60_000;
