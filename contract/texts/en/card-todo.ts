import type { cardTodo as zh } from '../zh-CN/card-todo.ts';

export const cardTodo: Record<keyof typeof zh, string> = {
  none: 'Nothing here',
  typeName: 'To approve',
  timeoutName: 'Overdue',
  expand: 'Show all',
  collapse: 'Show fewer',
  unknown: 'Not available right now',
};
