import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { textsOf } from '../lib/text.ts';

export const t = textsOf('admin', admin);
export const menuName = textsOf('menus', menus);
