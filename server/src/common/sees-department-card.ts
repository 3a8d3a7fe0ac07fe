import type { SeesAttached } from './files.ts';

/** Everybody of the school looks departments up, once they are signed in. */
export const seesDepartmentCard: SeesAttached = async (_db, person) => person !== undefined;
