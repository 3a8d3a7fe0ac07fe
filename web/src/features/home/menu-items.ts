import type { TopMenuItem } from '@yizhan/contract/entities/shell.ts';
import { paths } from '../../lib/paths.ts';

/** Every item of the navigation, whatever it stands under. */
export const flattenMenu = (menu: readonly TopMenuItem[]) => menu.flatMap((item) => [item, ...item.children]);

/** Whether an item opens a page of cards of its own. */
export const hasOwnPage = ({ id, target }: Pick<TopMenuItem, 'id' | 'target'>) =>
  target.kind === 'page' && target.path === `${paths.home}?navigation=${id}`;
