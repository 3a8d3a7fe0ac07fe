import { todoCategories } from '@yizhan/contract/entities/todo.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { openable } from '../common/addresses.ts';
import { type CardSource, ownAudience } from './source.ts';
import { listWork } from './work.ts';

/** What a person has to do with, class by class. The classes keep their order, whichever of them are shown. */
export const affairs: CardSource<'affairs'> = {
  audience: ownAudience,
  kept: () => true,
  async load({ config }, viewer) {
    const tabs = todoCategories.filter((tab) => config.tabs.includes(tab));
    const classes = tabs.map((category) => ({ category }));
    const lists = await listWork(viewer, classes, limits.affairsRows);
    return {
      list: tabs.map((tab, at) => {
        const { num, rows } = lists[at] ?? { num: 0, rows: [] };
        const result = rows.map(({ id, title, itemName, nodeName, handler, createdAt, dueAt, late, url }) => ({
          ...{ id, title, itemName, nodeName, handler, dueAt, late },
          sentAt: createdAt,
          url: openable(url),
        }));
        return { tab, num, result };
      }),
    };
  },
};
