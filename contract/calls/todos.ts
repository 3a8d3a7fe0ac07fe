import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, nothing } from '../entities/common.ts';
import { todoPage, todoQuery, todoStep } from '../entities/todo.ts';
import { todoRoutes } from '../routes/todos.ts';

export const todos = calls(todoRoutes, {
  page: {
    summary: 'One class of one’s own affairs, page by page, and how much there is of each',
    input: todoQuery,
    output: todoPage,
  },
  steps: {
    summary: 'What was done in the matter of one’s own to-do, as its system reported it, the newest first',
    input: byId,
    output: z.array(todoStep),
  },
  markRead: {
    summary: 'Say that one has read a notice of the portal; what another system sent, that system ends',
    input: byId,
    output: nothing,
  },
});
