import type { TopMenuItem } from '@yizhan/contract/entities/shell.ts';

/** Every item of the navigation, whatever it stands under. */
export const everyItem = (menu: readonly TopMenuItem[]) => menu.flatMap((item) => [item, ...item.children]);
