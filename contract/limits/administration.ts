/** Users, roles, departments and dictionaries. */

export const rolesPerIdentity = 50;
export const identitiesPerUser = 20;
export const maxRoles = 100;
export const maxDepartments = 2_000;
export const maxDictionaryItems = 500;
export const dictionaryCacheMs = 5 * 60_000;
/** What still uses a thing, listed by name when it is not removed: of each kind. */
export const usesListed = 20;
