import { type DutyListTemplate, dutyListTemplates, firstDutyLists } from '@yizhan/contract/duty-columns.ts';
import type { DutyList, DutyListsContent } from '@yizhan/contract/entities/duty-list.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import { dutyListNames as names } from '@yizhan/contract/texts/zh-CN/duty-list-names.ts';
import { fail } from '../../common/fail.ts';
import type { Person } from '../../person.ts';
import type { PublicationAccess } from '../publishing/needed-access.ts';

const KEEPING: Menu = 'userFrameConfig/threeListsConfig';

/** A department writes its items; those who keep the lists publish them. */
export const canPublishItems = ({ menus }: Pick<Person, 'menus'>) => menus.has(KEEPING);

/** `own`: the item belongs to the person's department, or to one below it. */
export function assertItemAccess(
  person: Pick<Person, 'menus'>,
  access: PublicationAccess,
  { own }: { own: boolean },
): void {
  if (canPublishItems(person)) return;
  if (!own) fail('other_department_item');
  if (access === 'publish') fail('not_allowed');
}

/** A list as it comes: the columns of its template under the headings that suit it. */
const listFrom = (code: DutyListTemplate, sort: number): DutyList => {
  const headings: Readonly<Record<string, string>> = names.headings[code];
  const columns = dutyListTemplates[code].columns.map((key) => ({ key, label: headings[key] ?? '' }));
  return { code, name: names[code], icon: dutyListTemplates[code].icon, enabled: true, columns, sort };
};

/** What a school has before it configures its lists. */
export const firstContent = (): DutyListsContent => ({
  title: names.title,
  intro: names.intro,
  lists: firstDutyLists.map(listFrom),
  showDeptTree: true,
  anonymousVisible: false,
});

/** In the order of `sort`, numbered from the top. */
export const inOrder = (content: DutyListsContent): DutyListsContent => ({
  ...content,
  lists: content.lists.toSorted((one, other) => one.sort - other.sort).map((list, sort) => ({ ...list, sort })),
});
