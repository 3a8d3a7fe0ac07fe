import type { NavigationContent } from '@yizhan/contract/entities/navigation.ts';
import type { Db } from '../../db/database.ts';
import { deleteNavItem, publishNavItem } from './queries.ts';

/** Keeps the item of the top bar in step with its publication. */
export const navItemEffects = {
  async published(db: Db, { id, content }: { id: string; content: NavigationContent }): Promise<string[]> {
    await publishNavItem(db, id, content);
    return [];
  },

  async drafted(): Promise<string[]> {
    return [];
  },

  async removed(db: Db, id: string): Promise<string[]> {
    await deleteNavItem(db, id);
    return [];
  },
};
