import { selectTodos, type TodoFilter, type TodoListOptions, type TodoOwner } from './queries.ts';
import { lookupsFor, type TargetedTodo, withTarget } from './rules.ts';
import { listMenuIdentities, listServiceTargets, type TargetOwner } from './target-queries.ts';

type TodoList = { num: number; rows: TargetedTodo[] };

/** The count and first rows of each category, in the given order, each row with where it leads. */
export async function listTodos(
  owner: TodoOwner & TargetOwner,
  classes: readonly TodoFilter[],
  options: TodoListOptions,
): Promise<TodoList[]> {
  const lists = await selectTodos(owner, classes, options);
  const { ids, codes, menus } = lookupsFor(
    lists.flatMap(({ rows }) => rows),
    (menu) => owner.person.menus.has(menu),
  );
  // Most lead to other systems, and nothing has to be looked up.
  const [services, identities] = await Promise.all([
    ids.length + codes.length === 0 ? [] : listServiceTargets(owner, { ids, codes }),
    menus.length === 0 ? [] : listMenuIdentities(owner, menus),
  ]);
  return lists.map(({ num, rows }) => ({ num, rows: rows.map((row) => withTarget(row, { services, identities })) }));
}
