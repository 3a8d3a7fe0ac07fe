/** Identity types of a person (one is active); 9 is for visitors. */
export const identityTypes = {
  undergraduate: 1,
  postgraduate: 2,
  teacher: 3,
  staff: 4,
  retired: 5,
  alumnus: 6,
  external: 7,
  visitor: 9,
} as const;

export type IdentityType = (typeof identityTypes)[keyof typeof identityTypes];

/** The types a person can have; a visitor is by definition not signed in. */
export const typesOfPeople = Object.values(identityTypes).filter((type) => type !== identityTypes.visitor);
export type TypeOfPerson = (typeof typesOfPeople)[number];

/** Roles every school starts with; a school can add its own. */
export const builtInRoles = [
  'SUPER_ADMIN',
  'TENANT_ADMIN',
  'PORTAL_ADMIN',
  'SERVICE_ADMIN',
  'DEPT_ITEM_ADMIN',
  'NEWS_EDITOR',
  'MP_ADMIN',
  'ROBOT_ADMIN',
  'SUPERVISOR',
  'AUDITOR',
  'IMPORT_OPERATOR',
] as const;

/**
 * Roles that put a service on the shelf without a second person, so that a school with one administrator is not stuck.
 * Everybody else who maintains services submits theirs for review, and reviews those of others.
 */
export const shelvingRoles: readonly BuiltInRole[] = ['SUPER_ADMIN', 'TENANT_ADMIN'];

export type BuiltInRole = (typeof builtInRoles)[number];
