import type { FailedRow } from '@yizhan/contract/entities/bulk.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { TableVirtuoso, type TableVirtuosoHandle } from 'react-virtuoso';
import { textsOf } from '../../../lib/text.ts';
import './mend.css';
import { MendCell } from './MendCell.tsx';
import { type Cell, type Edits, type MendColumn, nextWrongCell, reasonAt, textAt } from './mend-rows.ts';

const t = textsOf({ bulkImport });

type MendGridProps = {
  columns: readonly MendColumn[];
  rows: readonly FailedRow[];
  edits: Edits;
  onEdit: (row: FailedRow, column: string, text: string) => void;
  /** Moves the focus to the next wrong cell: also for a button outside. */
  goOn: RefObject<(() => void) | null>;
};

/** The failed rows as a grid that is walked by keyboard like a spreadsheet; only the rows in view are in the page. */
export function MendGrid({ columns, rows, edits, onEdit, goOn }: MendGridProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<TableVirtuosoHandle>(null);
  const at = useRef<Cell>(undefined);

  const focusCell = useCallback((cell: Cell | undefined) => {
    if (!cell) return;
    at.current = cell;
    const focus = () =>
      box.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(`${cell.index} ${cell.column}`)}"]`)?.focus();
    focus();
    // A row out of view is not in the page yet.
    table.current?.scrollIntoView({ index: cell.index, done: focus });
  }, []);
  const toNextError = useCallback(
    (from: Cell | undefined) => focusCell(nextWrongCell(rows, columns, from)),
    [rows, columns, focusCell],
  );
  useImperativeHandle(goOn, () => () => toNextError(at.current), [toNextError]);

  const onFocus = useCallback((index: number, column: string) => {
    at.current = { index, column };
  }, []);
  const onKey = useCallback(
    (event: KeyboardEvent, index: number, column: string) => {
      if (event.nativeEvent.isComposing) return;
      const isDown = event.key === 'ArrowDown' || event.key === 'Enter';
      if (!isDown && event.key !== 'ArrowUp') return;
      event.preventDefault();
      if (event.altKey && isDown) return toNextError({ index, column });
      const next = index + (isDown ? 1 : -1);
      if (rows[next]) focusCell({ index: next, column });
    },
    [rows, focusCell, toNextError],
  );
  const onChange = useCallback(
    (index: number, column: string, text: string) => {
      const row = rows[index];
      if (row) onEdit(row, column, text);
    },
    [rows, onEdit],
  );
  const hasWholeRow = rows.some((row) => reasonAt(row, '') !== '');
  return (
    <div ref={box} className="bulk-mend" style={{ '--bulk-mend-rows': rows.length } as CSSProperties}>
      {columns.map(
        ({ column, options }) =>
          options && (
            <datalist key={column} id={`${id}-${column}`}>
              {options.map((option) => (
                <option key={option} value={option} />
              ))}
            </datalist>
          ),
      )}
      <TableVirtuoso
        ref={table}
        data={rows}
        aria-label={t('mendTitle')}
        computeItemKey={(_, { row }) => row}
        fixedHeaderContent={() => (
          <tr>
            <th scope="col" className="bulk-mend__number">
              {t('mendRow')}
            </th>
            {hasWholeRow && <th scope="col">{t('wholeRow')}</th>}
            {columns.map(({ column, label }) => (
              <th key={column} scope="col">
                {label}
              </th>
            ))}
          </tr>
        )}
        itemContent={(index, row) => (
          <>
            <th scope="row" className="bulk-mend__number">
              {row.row}
            </th>
            {hasWholeRow && <td className="bulk-mend__reason">{reasonAt(row, '')}</td>}
            {columns.map(({ column, label, options }) => (
              <td key={column}>
                <MendCell
                  {...{ index, column, onChange, onKey, onFocus }}
                  title={label}
                  row={row.row}
                  value={textAt(row, column, edits)}
                  edited={edits.get(row.row)?.[column] !== undefined}
                  reason={reasonAt(row, column)}
                  options={options ? `${id}-${column}` : undefined}
                />
              </td>
            ))}
          </>
        )}
      />
    </div>
  );
}
