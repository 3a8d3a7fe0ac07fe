import type { todos as zh } from '../zh-CN/todos.ts';

export const todos: Record<keyof typeof zh, string> = {
  title: 'My affairs',
  search: 'Search titles and matters',
  doSearch: 'Search',
  clearSearch: 'Clear the search',
  sort: 'Order',
  LATE: 'Overdue first',
  NEWEST: 'Newest first',
  DUE: 'Due first',
  lateOnly: 'Overdue only',
  lateOnlyOf: 'Overdue only: {n}',
  found: 'Found: {n}',
  noneFound: 'Nothing meets these conditions',
  clear: 'Clear the conditions',
  steps: 'What was done',
  stepsOf: 'What was done: {title}',
  noSteps: 'Nothing was done yet',
};
