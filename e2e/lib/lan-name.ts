/**
 * A host name that resolves to this machine in every test browser and is not a secure origin, as a school's own may be.
 */
export const lanName = 'portal.test';
