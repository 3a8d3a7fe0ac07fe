/** What a school asks its people to agree to. */

/** Versions agreed to in one call. */
export const maxAtOnce = 20;
