import { type Menu, sections } from './sections.ts';

/** Who administers what people see may look at it as they do: any of these entries is enough. */
const allowing: readonly Menu[] = [
  sections.homePage.menu,
  sections.navigation.menu,
  sections.serviceHall.menu,
  sections.services.menu,
  sections.announcements.menu,
  sections.agreements.menu,
];

export const mayViewAs = (has: (menu: Menu) => boolean) => allowing.some(has);
