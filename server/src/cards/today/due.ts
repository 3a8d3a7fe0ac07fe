import { dayOf, FIRST_DAY, startOf } from '../../common/working-days.ts';
import { addDays } from '../../domain/calendar/rules.ts';
import { listTodos } from '../../domain/todos/todo-lists.ts';
import { toTodoRow } from '../../domain/todos/todo-row.ts';
import { columnAddress } from '../column-address.ts';
import { pickDue } from './rules.ts';
import type { TodaySource, TodayViewer } from './source.ts';

/** The strip has room for two. */
const most = 2;

export const due: TodaySource = {
  shows: ['todos'],
  async load(viewer) {
    const { now } = viewer;
    const [overdue, inTime] = await Promise.all([
      dueWithin(viewer, { from: startOf(FIRST_DAY), to: now }),
      dueWithin(viewer, { from: now, to: startOf(addDays(dayOf(now), 1)) }),
    ]);
    return pickDue({ overdue, inTime }).map((row) => {
      const { id, title, itemName, dueAt, late, url, identityId } = toTodoRow(row);
      const all = columnAddress({ urlDetail: '', source: { sourceType: 'INTERNAL', category: 'TODO' } });
      // The list offers to switch to the identity that it needs.
      return { id, title, note: itemName, at: dueAt, isLate: late, url: identityId ? all : (url ?? all) };
    });
  },
};

async function dueWithin(viewer: TodayViewer, span: { from: Date; to: Date }) {
  const [list] = await listTodos(viewer, [{ category: 'TODO' }], { most, sort: 'DUE', due: span });
  return list?.rows ?? [];
}
