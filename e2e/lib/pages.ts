import { type SectionName, sectionPath } from '@yizhan/contract/sections.ts';

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
  lists: '/#/home/threelists',
  allServices: '/#/allServices',
  noPower: '/#/home/noPower',
} as const;

/** The address of an administration section. */
export const sectionAt = (name: SectionName) => `/#${sectionPath(name)}`;
