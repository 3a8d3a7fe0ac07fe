import type { DutyListsContent } from '@yizhan/contract/entities/duty-list.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
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

/** In the order of `sort`, numbered from the top. */
export const inOrder = (content: DutyListsContent): DutyListsContent => ({
  ...content,
  lists: content.lists.toSorted((one, other) => one.sort - other.sort).map((list, sort) => ({ ...list, sort })),
});
