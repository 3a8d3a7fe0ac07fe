import { menus as entries, pathOfMenu } from '@yizhan/contract/sections.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { textsOf } from '../../lib/text.ts';
import { firstBelow, mayConfigure } from '../guard-rules.ts';

/** What people call an entry of the configuration menu. */
export const menuName = textsOf('menus', menus);

const whole = entries.map((entry) => ({ code: entry, name: '', path: pathOfMenu(entry) }));

/** The name of the entry that a page needs, if it is one that needs an entry. */
export function neededFor(path: string): string | undefined {
  const menu = whole.find((entry) => mayConfigure([entry], path));
  return menu && menuName(menu.code);
}

/** Whether somebody who holds every entry finds something there, or below. */
export const isConfiguration = (path: string) => mayConfigure(whole, path) || firstBelow(whole, path) !== undefined;
