import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import { useNow } from '../../lib/useNow.ts';
import './AffairList.css';
import { AffairRow } from './AffairRow.tsx';

/** Affairs under one another, on the card and in the personal centre. */
export function AffairList({ rows }: { rows: readonly TodoRow[] }) {
  const now = useNow();
  return (
    <ul className="affair-list">
      {rows.map((row) => (
        <li key={row.id}>
          <AffairRow row={row} now={now} />
        </li>
      ))}
    </ul>
  );
}
