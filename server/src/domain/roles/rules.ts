/** The role that runs a school. */
export const SCHOOL_ADMINISTRATOR = 'TENANT_ADMIN';
/** The role that runs the installation. */
export const PLATFORM_ADMINISTRATOR = 'SUPER_ADMIN';

/** Somebody who hands out rights. */
export type Granter = { menus: ReadonlySet<string>; school: boolean; platform: boolean };
export type Rights = { menus: readonly string[]; platform: boolean };

/**
 * Nobody hands on, changes or takes away more than they hold themselves. Who runs the school may open
 * everything to others, even an entry that came with an upgrade and that no role has yet.
 */
export const covers = (granter: Granter, { menus, platform }: Rights) =>
  (granter.platform || !platform) && (granter.school || menus.every((menu) => granter.menus.has(menu)));
