import { calls } from '../call.ts';
import { todoPage, todoQuery } from '../entities/todo.ts';
import { workRoutes } from '../routes/work.ts';

export const work = calls(workRoutes, {
  page: {
    summary: 'One class of one’s own affairs, page by page, and how much there is of each',
    input: todoQuery,
    output: todoPage,
  },
});
