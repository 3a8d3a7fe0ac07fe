import { menuNotes } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { roleMenus } from '@yizhan/contract/texts/zh-CN/role-menus.ts';
import { textsOf } from '../../lib/text.ts';

export const r = textsOf('roleMenus', roleMenus);
/** One plain sentence on what an entry opens. */
export const menuNote = textsOf('menuNotes', menuNotes);
