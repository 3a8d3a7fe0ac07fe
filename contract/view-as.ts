import { identityTypes } from './permissions.ts';
import { publishables } from './publishable.ts';
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

const publishing: readonly Menu[] = [
  ...Object.values(publishables).map(({ menu }) => menu),
  ...[sections.services.menu, sections.news.menu],
];

type Has = (menu: Menu) => boolean;
type View = { type: number; deptId: string | null; roleId: string | null; at: string | null };

export const mayViewAs = (has: Has) => allowing.some(has);
/** Whoever publishes anything sees what a student without department and role meets now. */
export const mayViewAsStudent = (has: Has) => mayViewAs(has) || publishing.some(has);

export const isStudentView = ({ type, deptId, roleId, at }: View) =>
  type === identityTypes.undergraduate && deptId === null && roleId === null && at === null;
