import type { TopMenuItem } from '@yizhan/contract/entities/shell.ts';
import { paths } from '../../lib/paths.ts';

/** Every item of the navigation, flattened. */
export const flattenMenu = (menu: readonly TopMenuItem[]) => menu.flatMap((item) => [item, ...item.children]);

/** Whether an item has its own page of cards. */
export const hasOwnPage = ({ id, target }: Pick<TopMenuItem, 'id' | 'target'>) =>
  target.kind === 'page' && target.path === `${paths.home}?navigation=${id}`;
