import { type Menu, menus, pathOfMenu } from '@yizhan/contract/sections.ts';

/** Addresses as people type them. */
export const at = {
  landing: '/',
  login: '/#/login',
  loggedOut: '/#/login?logout=true&isLogin=true',
  home: '/#/home/homePage',
  personal: '/#/home/PersonalCenter',
  favourites: '/#/home/PersonalCenter?section=favourites',
  security: '/#/home/PersonalCenter?section=security',
  hall: '/#/home/serviceHall',
  allServices: '/#/allServices',
  noPower: '/#/home/noPower',
} as const;

type LastPart<Path extends string> = Path extends `${string}/${infer Rest}` ? LastPart<Rest> : Path;
const lastPart = (menu: Menu) => menu.split('/').at(-1);

/** Where an administration section stands, by the last part of its entry in the configuration menu. */
export function sectionAt(name: LastPart<Menu>): string {
  const menu = menus.find((entry) => lastPart(entry) === name);
  if (!menu) throw new Error(`there is no section ${name}`);
  return `/#${pathOfMenu(menu)}`;
}
