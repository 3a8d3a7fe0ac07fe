import type { FieldKind, TableColumn } from '@yizhan/contract/fields.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import type { ComponentType } from 'react';
import { textsOf } from '../lib/text.ts';
import type { ReaderProps } from './field-part.ts';
import { simpleParts } from './simple-parts.ts';
import { columnField, sumOf } from './table-column.ts';

const t = textsOf({ forms });

type Rows = readonly Readonly<Record<string, unknown>>[];

function Read({ column, value }: { column: TableColumn; value: unknown }) {
  if (value === undefined || value === null || value === '') return null;
  const Reader = simpleParts[column.kind].Reader as unknown as ComponentType<ReaderProps<FieldKind>>;
  return <Reader field={columnField(column)} value={value as never} fileUrls={{}} />;
}

type SumsProps = { columns: readonly TableColumn[]; rows: Rows; isEdited?: boolean };

/** The sums below the table; the first column names them when it has none of its own. */
export function Sums({ columns, rows, isEdited = false }: SumsProps) {
  if (!columns.some(({ sum }) => sum) || rows.length === 0) return null;
  return (
    <tfoot>
      <tr>
        {columns.map((column, at) => (
          <td key={column.key}>
            {column.sum && (
              <>
                {at > 0 && columns[0]?.sum === false ? null : <span className="form-small">{t('sum')} </span>}
                <Read column={column} value={Number(sumOf(rows, column.key).toFixed(4))} />
              </>
            )}
            {at === 0 && !column.sum && t('sum')}
          </td>
        ))}
        {isEdited && <td className="form-table__tools" />}
      </tr>
    </tfoot>
  );
}

export function TableReader({ field, value }: ReaderProps<'table'>) {
  const { columns } = field.settings;
  return (
    <div className="form-table form-table--read">
      <table>
        <thead>
          <tr>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity
            <tr key={row}>
              {columns.map((column) => (
                <td key={column.key} data-label={column.label}>
                  <Read column={column} value={cells[column.key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <Sums columns={columns} rows={value} />
      </table>
    </div>
  );
}
