import { calls } from '../call.ts';
import { byId, nothing } from '../entities/common.ts';
import { todoPage, todoQuery } from '../entities/todo.ts';
import { todoRoutes } from '../routes/todos.ts';

export const todos = calls(todoRoutes, {
  page: {
    summary: 'One class of one’s own affairs, page by page, and how much there is of each',
    input: todoQuery,
    output: todoPage,
  },
  markRead: {
    summary: 'Say that one has read a notice of the portal; what another system sent, that system ends',
    input: byId,
    output: nothing,
  },
});
