import * as calendarLimits from '@yizhan/contract/limits/calendar.ts';
import { agenda as en } from '@yizhan/contract/texts/en/agenda.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { agenda as zh } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import { toOpenableAddress } from '../../common/addresses.ts';
import { startOf } from '../../common/working-days.ts';
import { addDays } from '../calendar/rules.ts';
import { selectTodos } from '../todos/queries.ts';
import type { AgendaSource } from './source.ts';

/** Where a to-do without an address of its own is found, with whom to ask. */
const todoList = '#/home/PersonalCenter?tab=TODO';

/** What is due, also what one does for somebody absent. */
export const dueTodos: AgendaSource = async (viewer, { from, to }) => {
  const t = viewer.language === 'en' ? en : zh;
  const due = { from: startOf(from), to: startOf(addDays(to, 1)) };
  const options = { most: calendarLimits.maxAgendaEntries, sort: 'DUE', due } as const;
  const [list] = await selectTodos(viewer, [{ category: 'TODO' }], options);
  return (list?.rows ?? []).flatMap(({ id, title, itemName, dueAt, late, url, actingFor }) => {
    if (dueAt === null) return [];
    const [day = '', time = ''] = dueAt.split(' ');
    const note = actingFor === null ? itemName : fill(t.actingFor, { name: actingFor });
    return [
      {
        ...{ key: `todo-${id}`, kind: 'todo' as const, title, note, from: day, to: day, isLate: late },
        ...{ fromTime: time.slice(0, 5), toTime: null, url: toOpenableAddress(url) ?? todoList },
      },
    ];
  });
};
