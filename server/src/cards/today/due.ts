import { toWireTime } from '../../common/wire-time.ts';
import { listTodos, toTodoRow } from '../../domain/todos/queries.ts';
import { columnAddress } from '../column-address.ts';
import { isDueToday } from './rules.ts';
import type { TodaySource } from './source.ts';

/** The to-do that is due first, if that is today or was before. */
export const due: TodaySource = {
  topic: 'card.todo',
  async load(viewer) {
    const [list] = await listTodos(viewer, [{ category: 'TODO' }], { most: 1, sort: 'DUE' });
    const rows = list?.rows ?? [];
    return rows.filter(isDueToday(toWireTime(viewer.now))).map((row) => {
      const { id, title, itemName, dueAt, late, url } = toTodoRow(row);
      const all = columnAddress({ urlDetail: '', source: { sourceType: 'INTERNAL', category: 'TODO' } });
      return { id, title, note: itemName, at: dueAt, isLate: late, url: url ?? all };
    });
  },
};
