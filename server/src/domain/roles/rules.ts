import { platformMenus } from '@yizhan/contract/platform-menus.ts';

/** The administrator role of a school. */
export const SCHOOL_ADMINISTRATOR = 'TENANT_ADMIN';
/** The administrator role of the installation. */
export const PLATFORM_ADMINISTRATOR = 'SUPER_ADMIN';

/** Somebody who grants rights. */
export type Granter = { menus: ReadonlySet<string>; school: boolean; platform: boolean };
export type Rights = { menus: readonly string[]; platform: boolean };

/**
 * Nobody may grant, change or revoke more rights than they have themselves. The school's administrator may grant
 * everything, even an entry that came with an upgrade and that no role has yet.
 */
export const covers = (granter: Granter, rights: Rights) =>
  (granter.platform || !isOfPlatform(rights)) &&
  (granter.school || rights.menus.every((menu) => granter.menus.has(menu)));

const isOfPlatform = ({ menus, platform }: Rights) => platform || platformMenus.some((menu) => menus.includes(menu));
