/** The service hall and the two centres. */

export const minPageSize = 6;
export const maxPageSize = 60;
export const maxPicks = 24;
