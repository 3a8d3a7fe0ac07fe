import { menus as entries, pathOfMenu } from '@yizhan/contract/permissions.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { textsOf } from '../../lib/text.ts';
import { mayConfigure } from '../guard-rules.ts';

/** What people call an entry of the configuration menu. */
export const menuName = textsOf('menus', menus);

/** The name of the entry that a page needs, if it is one that needs an entry. */
export function neededFor(path: string): string | undefined {
  const menu = entries.find((entry) => mayConfigure([{ code: entry, name: '', path: pathOfMenu(entry) }], path));
  return menu && menuName(menu);
}
