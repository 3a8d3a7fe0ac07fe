import { menus as entries, pathOfMenu } from '@yizhan/contract/sections.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { textsOf } from '../../lib/text.ts';
import { canConfigure, firstEntryUnder } from '../guard-rules.ts';

/** Display names of the configuration menu's entries. */
const t = textsOf({ menus });

const allEntries = entries.map((entry) => ({ code: entry, name: '', path: pathOfMenu(entry) }));

/** The name of the menu entry a page needs, if it needs one. */
export function requiredMenuName(path: string): string | undefined {
  const menu = allEntries.find((entry) => canConfigure([entry], path));
  return menu && t(menu.code);
}

/** Whether a user with every menu entry would find a screen at this path or below. */
export const isConfiguration = (path: string) =>
  canConfigure(allEntries, path) || firstEntryUnder(allEntries, path) !== undefined;
