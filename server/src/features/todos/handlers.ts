import type { todos } from '@yizhan/contract/calls/todos.ts';
import { todoCategories } from '@yizhan/contract/todo-categories.ts';
import { fail } from '../../common/fail.ts';
import { countTodos } from '../../domain/todos/queries.ts';
import { listTodoSteps } from '../../domain/todos/step-queries.ts';
import { listTodos } from '../../domain/todos/todo-lists.ts';
import { toTodoRow } from '../../domain/todos/todo-row.ts';
import { markTodoRead } from '../../domain/todos/write-queries.ts';
import type { Handlers } from '../../handlers.ts';

const classes = todoCategories.map((category) => ({ category }));

export const handlers: Handlers<typeof todos> = {
  async page({ category, current, size, ...look }, context) {
    const [counts, [found]] = await Promise.all([
      countTodos(context, classes),
      listTodos(context, [{ category }], { ...look, most: size, skip: (current - 1) * size }),
    ]);
    return {
      records: (found?.rows ?? []).map(toTodoRow),
      total: found?.num ?? 0,
      current,
      size,
      counts: todoCategories.map((one, at) => ({ category: one, ...(counts[at] ?? { num: 0, late: 0 }) })),
    };
  },

  async steps({ id }, context) {
    return (await listTodoSteps(context, id)) ?? fail('not_found');
  },

  async markRead({ id }, { db, person, cardHints }) {
    const { ended } = (await markTodoRead(db, person.id, id)) ?? fail('not_found');
    if (ended) cardHints.publishTo(db.tenant, 'todos', [person.id]);
    return {};
  },
};
