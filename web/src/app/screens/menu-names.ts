import { menus as entries, type Menu, pathOfMenu } from '@yizhan/contract/sections.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { textsOf } from '../../lib/text.ts';
import { canConfigure, firstEntryUnder } from '../guard-rules.ts';

/** Display names of the configuration menu's entries. */
const t = textsOf({ menus });

const allEntries = entries.map((entry) => ({ code: entry, name: '', path: pathOfMenu(entry) }));

/** The menu entry a page needs, if it needs one. */
export const requiredMenu = (path: string) => allEntries.find((entry) => canConfigure([entry], path))?.code;

export const nameOfMenu = (menu: Menu) => t(menu);

/** Whether a user with every menu entry would find a screen at this path or below. */
export const isConfiguration = (path: string) =>
  canConfigure(allEntries, path) || firstEntryUnder(allEntries, path) !== undefined;
