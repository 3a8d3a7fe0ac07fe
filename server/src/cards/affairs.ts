import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { todoCategories } from '@yizhan/contract/todo-categories.ts';
import { listTodos } from '../domain/todos/todo-lists.ts';
import { toTodoRow } from '../domain/todos/todo-row.ts';
import { type CardSource, ownAudience } from './source.ts';

/** A person's to-dos by category, always in the same order, whichever categories are shown. */
export const affairs: CardSource<'affairs'> = {
  shows: ['todos'],
  audience: ownAudience,
  isCacheable: () => true,
  async load({ config }, viewer) {
    const tabs = todoCategories.filter((tab) => config.tabs.includes(tab));
    const classes = tabs.map((category) => ({ category }));
    const lists = await listTodos(viewer, classes, { most: cardKindLimits.affairsRows });
    return {
      list: tabs.map((tab, at) => {
        const { num, rows } = lists[at] ?? { num: 0, rows: [] };
        return { tab, num, result: rows.map(toTodoRow) };
      }),
    };
  },
};
