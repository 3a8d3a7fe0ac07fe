import { type Menu, menus, sections } from './sections.ts';

/** Of the installation, not of a school: the platform's administrator holds them, and nobody of a school can grant them. */
export const platformMenus: readonly Menu[] = [sections.tenants.menu];

/** The entries that each school's administrators hold. */
export const schoolMenus = menus.filter((menu) => !platformMenus.includes(menu));
