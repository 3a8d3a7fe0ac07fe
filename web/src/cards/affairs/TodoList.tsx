import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import { api } from '../../lib/api.ts';
import { useNow } from '../../lib/useNow.ts';
import './TodoList.css';
import { TodoListRow } from './TodoListRow.tsx';

/** The server knows which notices are done once read; the page does not wait for it. */
const markRead = ({ id }: TodoRow) => void api.todos.markRead({ id }).catch(() => undefined);

/** The to-dos of one category, on the card and in the personal centre. */
export function TodoList({ tab, rows }: { tab: TodoCategory; rows: readonly TodoRow[] }) {
  const now = useNow();
  return (
    <ul className="affair-list">
      {rows.map((row) => (
        <li key={row.id}>
          <TodoListRow row={row} now={now} onOpen={tab === 'READ' ? markRead : undefined} />
        </li>
      ))}
    </ul>
  );
}
