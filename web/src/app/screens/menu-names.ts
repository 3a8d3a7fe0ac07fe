import { menus as entries, pathOfMenu } from '@yizhan/contract/sections.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { textsOf } from '../../lib/text.ts';
import { canConfigure, firstEntryUnder } from '../guard-rules.ts';

/** What people call an entry of the configuration menu. */
const t = textsOf({ menus });

const allEntries = entries.map((entry) => ({ code: entry, name: '', path: pathOfMenu(entry) }));

/** The name of the entry that a page needs, if it is one that needs an entry. */
export function requiredMenuName(path: string): string | undefined {
  const menu = allEntries.find((entry) => canConfigure([entry], path));
  return menu && t(menu.code);
}

/** Whether somebody who holds every entry finds something there, or below. */
export const isConfiguration = (path: string) =>
  canConfigure(allEntries, path) || firstEntryUnder(allEntries, path) !== undefined;
