import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import { cardAffairs } from '@yizhan/contract/texts/zh-CN/card-affairs.ts';
import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { caseIdOf } from '../../lib/case-paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { classes } from '../../ui/classes.ts';
import { OwnCaseActions, type OwnCaseCan } from './OwnCaseActions.tsx';
import './TodoList.css';
import { TodoListRow } from './TodoListRow.tsx';
import { useOwnCases } from './useOwnCases.ts';

const t = textsOf({ cardAffairs });

/** What waits for the person has something to do; the rest is only looked at. */
const actions: Partial<Record<TodoCategory, 'handle' | 'read'>> = { TODO: 'handle', READ: 'read' };

const ownActions: OwnCaseCan['can'] = ['urge', 'withdraw', 'rate'];

/** The server knows which notices are done once read; the page does not wait for it. */
const markRead = ({ id }: TodoRow) => void api.todos.markRead({ id }).catch(() => undefined);

type TodoListProps = {
  tab: TodoCategory;
  rows: readonly TodoRow[];
  /** What stands below a row, where there is room for it. */
  below?: (row: TodoRow) => ReactNode;
};

/** The to-dos of one category, on the card and in the personal centre. */
export function TodoList({ tab, rows, below }: TodoListProps) {
  const now = useNow();
  const action = actions[tab];
  const cases = useOwnCases(tab, rows);
  return (
    <ul className="affair-list">
      {rows.map((row) => {
        const own = cases.get(caseIdOf(row.url) ?? '');
        const can = own?.can.some((one) => ownActions.includes(one)) ? own : undefined;
        return (
          <li key={row.id} className={classes(can && 'affair-list__own')}>
            <TodoListRow
              row={row}
              now={now}
              action={action && t(action)}
              onOpen={tab === 'READ' ? markRead : undefined}
            />
            {can && <OwnCaseActions of={can} title={row.title} />}
            {below?.(row)}
          </li>
        );
      })}
    </ul>
  );
}
