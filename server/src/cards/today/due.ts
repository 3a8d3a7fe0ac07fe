import { toWireTime } from '../../common/wire-time.ts';
import { listTodos, toTodoRow } from '../../domain/todos/queries.ts';
import { columnAddress } from '../column-address.ts';
import { isDueToday } from './rules.ts';
import type { TodaySource } from './source.ts';

/** Of the to-dos due today or before, those due first: there are more things to tell than to-dos. */
const most = 2;

export const due: TodaySource = {
  shows: ['todos'],
  async load(viewer) {
    const [list] = await listTodos(viewer, [{ category: 'TODO' }], { most, sort: 'DUE' });
    const rows = list?.rows ?? [];
    return rows.filter(isDueToday(toWireTime(viewer.now))).map((row) => {
      const { id, title, itemName, dueAt, late, url } = toTodoRow(row);
      const all = columnAddress({ urlDetail: '', source: { sourceType: 'INTERNAL', category: 'TODO' } });
      return { id, title, note: itemName, at: dueAt, isLate: late, url: url ?? all };
    });
  },
};
