import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import { initiatorOf, mobileAddressOf, type TargetedTodo, targetOf } from './rules.ts';

/** A row as shown on the card and in the personal centre. */
export const toTodoRow = (todo: TargetedTodo): TodoRow => {
  const {
    id,
    title,
    itemName,
    nodeName,
    handler,
    createdAt,
    dueAt,
    late,
    important,
    actingFor,
    percent,
    revision,
    hasSteps,
  } = todo;
  const [initiator, mobileUrl] = [initiatorOf(todo), mobileAddressOf(todo)];
  return {
    ...{ id, title, itemName, nodeName, handler, sentAt: createdAt, dueAt, late, important },
    ...(actingFor !== null && { actingFor }),
    ...(initiator && { initiator }),
    ...(percent !== null && { percent }),
    ...(mobileUrl && { mobileUrl }),
    ...(hasSteps && { hasSteps }),
    ...(revision !== null && { revision }),
    ...targetOf(todo),
  };
};
