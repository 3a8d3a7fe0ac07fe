import { toWireTime } from '../../common/wire-time.ts';
import { listTodos } from '../../domain/todos/todo-lists.ts';
import { toTodoRow } from '../../domain/todos/todo-row.ts';
import { columnAddress } from '../column-address.ts';
import { isDueToday, pickDue } from './rules.ts';
import type { TodaySource } from './source.ts';

/** Enough to see past what is overdue to what is due today. */
const most = 20;

export const due: TodaySource = {
  shows: ['todos'],
  async load(viewer) {
    const [list] = await listTodos(viewer, [{ category: 'TODO' }], { most, sort: 'DUE' });
    const rows = (list?.rows ?? []).filter(isDueToday(toWireTime(viewer.now)));
    return pickDue(rows).map((row) => {
      const { id, title, itemName, dueAt, late, url, identityId } = toTodoRow(row);
      const all = columnAddress({ urlDetail: '', source: { sourceType: 'INTERNAL', category: 'TODO' } });
      // The list offers to switch to the identity that it needs.
      return { id, title, note: itemName, at: dueAt, isLate: late, url: identityId ? all : (url ?? all) };
    });
  },
};
