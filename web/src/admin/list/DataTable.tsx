import { limits } from '@yizhan/contract/limits.ts';
import { Table } from 'antd';
import { type ReactNode, useState } from 'react';
import type { MenuItem } from '../../ui/Menu.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { t } from '../words.ts';
import type { Column } from './column.ts';
import './DataTable.css';
import { PhoneRows } from './PhoneRows.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableOptions } from './TableOptions.tsx';
import { antdColumns, sortOf } from './tableColumns.tsx';
import type { ListParams } from './useListParams.ts';
import { useTableLook } from './useTableLook.ts';

type Row = { id: string };

export type DataTableProps<T extends Row> = {
  /** Under which the person's choice of columns is kept. */
  name: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** What people call a row, for buttons that are only a picture. */
  nameOf: (row: T) => string;
  list: Pick<ListParams<string>, 'record' | 'open' | 'sort' | 'setSort' | 'page' | 'setPage'>;
  /** Of all pages; absent when all rows are here. */
  total?: number;
  size?: number;
  actions?: (row: T) => readonly MenuItem[];
  /** What can be done with several at once. */
  selection?: (chosen: readonly T[], done: () => void) => ReactNode;
};

/** Sticky head, columns to hide, row height, a bar for several rows; rows open by click and by keyboard. */
export function DataTable<T extends Row>(props: DataTableProps<T>) {
  const { name, columns, rows, list, total, size = limits.pageSize, nameOf, selection } = props;
  const look = useTableLook(name, columns);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const small = useMediaQuery(phone);
  const chosen = rows.filter((row) => keys.includes(row.id));
  const pages = total !== undefined && total > size && (
    <Pagination page={list.page} size={size} total={total} onPage={list.setPage} />
  );
  if (small)
    return (
      <>
        <PhoneRows {...props} />
        {pages}
      </>
    );
  return (
    <div className={`admin-table admin-table--${look.density}`}>
      {chosen.length > 0 && selection && (
        <SelectionBar count={chosen.length} onClear={() => setKeys([])}>
          {selection(chosen, () => setKeys([]))}
        </SelectionBar>
      )}
      <Table<T>
        rowKey="id"
        dataSource={rows}
        tableLayout="fixed"
        columns={antdColumns(props, look.shown, <TableOptions columns={columns} look={look} />)}
        size={look.density === 'compact' ? 'small' : 'middle'}
        pagination={false}
        sticky={{ offsetHeader: 64 }}
        // Measures no scroll bar, which needs a style sheet that the content security policy blocks; `x` in pixels keeps the rest.
        tailor
        scroll={{ x: `${look.shown.reduce((sum, column) => sum + column.width, selection ? 44 + 88 : 88)}px` }}
        rowClassName={(row) => (row.id === list.record ? 'admin-table__row--open' : 'admin-table__row')}
        onRow={(row) => ({
          onClick: (event) => {
            const inside = event.target instanceof Element && event.target.closest('a, button, input, label');
            if (!inside) void list.open(row.id);
          },
        })}
        onChange={(_page, _filters, sorter) => list.setSort(sortOf(sorter))}
        {...(selection && {
          rowSelection: {
            selectedRowKeys: [...keys],
            onChange: (next) => setKeys(next.map(String)),
            columnWidth: 44,
            getTitleCheckboxProps: () => ({ 'aria-label': t('selectAll') }),
            getCheckboxProps: (row) => ({ 'aria-label': t('select', { name: nameOf(row) }) }),
          },
        })}
      />
      {pages}
    </div>
  );
}
