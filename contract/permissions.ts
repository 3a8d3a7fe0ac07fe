/** Identity types of a person (one is active); 9 is nobody's. */
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

/** Those that somebody can be: whoever is not signed in is a visitor, and nobody else is. */
export const typesOfPeople = Object.values(identityTypes).filter((type) => type !== identityTypes.visitor);
export type TypeOfPerson = (typeof typesOfPeople)[number];

/** Roles every school starts with; a school adds its own on a screen. */
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
 * Everybody else who keeps services sends theirs for review, and reviews what others sent.
 */
export const shelvingRoles: readonly BuiltInRole[] = ['SUPER_ADMIN', 'TENANT_ADMIN'];

export type BuiltInRole = (typeof builtInRoles)[number];
