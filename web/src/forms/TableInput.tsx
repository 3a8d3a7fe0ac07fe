import type { FieldKind, TableColumn } from '@yizhan/contract/fields.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { type ComponentType, type KeyboardEvent, useRef } from 'react';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { type InputProps, toControlTexts } from './field-part.ts';
import { GroupField } from './GroupField.tsx';
import { problemText } from './problem-text.ts';
import { simpleParts } from './simple-parts.ts';
import { Sums } from './TableReader.tsx';
import { columnField } from './table-column.ts';

const t = textsOf({ forms });

type Row = Record<string, unknown>;
type Cell = Pick<InputProps<FieldKind>, 'id' | 'error'> & {
  column: TableColumn;
  value: unknown;
  onChange: (value: unknown) => void;
};

function Cell({ column, value, onChange, id, error }: Cell) {
  const Input = simpleParts[column.kind].Input as unknown as ComponentType<Record<string, unknown>>;
  const field = columnField(column);
  return <Input {...{ field, id, value, onChange, error, required: column.required, problems: [], data: {} }} />;
}

/** Rows of simple fields. Alt+Enter adds a row below, Alt+Delete removes the current one. */
export function TableInput(props: InputProps<'table'>) {
  const { field, id, value = [], onChange, problems } = props;
  const { columns, maxRows } = field.settings;
  const body = useRef<HTMLTableSectionElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isFull = value.length >= maxRows;
  const set = (rows: Row[]) => onChange(rows.length > 0 ? rows : undefined);
  const focusRow = (row: number) =>
    // After the new row is on the page.
    requestAnimationFrame(() => {
      const cell = body.current?.rows[row]?.querySelector<HTMLElement>('input, select, textarea');
      (cell ?? add.current)?.focus();
    });
  const addRow = (at: number) => {
    if (isFull) return;
    set([...value.slice(0, at), {}, ...value.slice(at)]);
    focusRow(at);
  };
  const removeRow = (at: number) => {
    set(value.filter((_, row) => row !== at));
    focusRow(Math.min(at, value.length - 2));
  };
  const onKeyDown = (event: KeyboardEvent, row: number) => {
    if (!event.altKey || (event.key !== 'Enter' && event.key !== 'Delete')) return;
    event.preventDefault();
    if (event.key === 'Enter') addRow(row + 1);
    else removeRow(row);
  };
  const errorAt = (row: number, column: string) => {
    const found = problems.find((problem) => problem.row === row && problem.column === column);
    return found && problemText(found);
  };
  return (
    <GroupField {...toControlTexts(props)} id={`${id}-group`}>
      <div className="form-table">
        <table>
          <thead>
            <tr>
              {columns.map(({ key, label, required }) => (
                <th key={key} scope="col">
                  {label}
                  {required && (
                    <span className="yz-field__required" aria-hidden="true">
                      *
                    </span>
                  )}
                </th>
              ))}
              <th scope="col" className="form-table__tools" aria-label={t('rowActions')} />
            </tr>
          </thead>
          <tbody ref={body}>
            {value.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, and their cells keep no state
              <tr key={row} aria-label={t('row', { n: row + 1 })} onKeyDown={(event) => onKeyDown(event, row)}>
                {columns.map((column) => (
                  <td key={column.key}>
                    <Cell
                      column={column}
                      id={`${id}-${row}-${column.key}`}
                      value={cells[column.key]}
                      error={errorAt(row, column.key)}
                      onChange={(cell) =>
                        set(value.map((one, at) => (at === row ? { ...one, [column.key]: cell } : one)))
                      }
                    />
                  </td>
                ))}
                <td className="form-table__tools">
                  <IconButton
                    icon="trash"
                    size="small"
                    label={t('removeRow', { n: row + 1 })}
                    onClick={() => removeRow(row)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
          <Sums columns={columns} rows={value} isEdited />
        </table>
      </div>
      {value.length === 0 && <p className="form-small">{t('noRows')}</p>}
      <div className="form-files__add">
        <Button ref={add} id={id} icon="plus" size="small" disabled={isFull} onClick={() => addRow(value.length)}>
          {isFull ? t('rowsFull', { n: maxRows }) : t('addRow')}
        </Button>
      </div>
    </GroupField>
  );
}
