import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import { type TargetedTodo, targetOf } from './rules.ts';

/** A row as shown on the card and in the personal centre. */
export const toTodoRow = (todo: TargetedTodo): TodoRow => {
  const { id, title, itemName, nodeName, handler, createdAt, dueAt, late, important, actingFor, revision } = todo;
  return {
    ...{ id, title, itemName, nodeName, handler, sentAt: createdAt, dueAt, late, important },
    ...(actingFor !== null && { actingFor }),
    ...(revision !== null && { revision }),
    ...targetOf(todo),
  };
};
