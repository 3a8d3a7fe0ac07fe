import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import { cardAffairs } from '@yizhan/contract/texts/zh-CN/card-affairs.ts';
import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import './TodoList.css';
import { TodoListRow } from './TodoListRow.tsx';

const t = textsOf({ cardAffairs });

/** What waits for the person has something to do; the rest is only looked at. */
const actions: Partial<Record<TodoCategory, 'handle' | 'read'>> = { TODO: 'handle', READ: 'read' };

/** The server knows which notices are done once read; the page does not wait for it. */
const markRead = ({ id }: TodoRow) => void api.todos.markRead({ id }).catch(() => undefined);

/** The to-dos of one category, on the card and in the personal centre. */
export function TodoList({ tab, rows }: { tab: TodoCategory; rows: readonly TodoRow[] }) {
  const now = useNow();
  const action = actions[tab];
  return (
    <ul className="affair-list">
      {rows.map((row) => (
        <li key={row.id}>
          <TodoListRow
            row={row}
            now={now}
            action={action && t(action)}
            onOpen={tab === 'READ' ? markRead : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
