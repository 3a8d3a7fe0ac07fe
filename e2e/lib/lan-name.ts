/** A name that leads every browser of the tests to this machine, and is no secure origin, as a school's own name may be none. */
export const lanName = 'portal.test';
