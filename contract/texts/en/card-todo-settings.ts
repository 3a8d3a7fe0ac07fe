import type { cardTodoSettings as zh } from '../zh-CN/card-todo-settings.ts';

export const cardTodoSettings: Record<keyof typeof zh, string> = {
  name: 'To-dos',
  about: 'How much waits, and how much is overdue, column by column',
  columns: 'Columns',
  column1: 'Leave requests',
  column2: 'Expense claims',
  column3: 'Use of seals',
  column4: 'Classroom bookings',
  column5: 'Documents to read',
  column6: 'Purchases',
};
