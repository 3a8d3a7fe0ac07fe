import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { Table } from 'antd';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Pagination } from '../../ui/Pagination.tsx';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import './DataTable.css';
import type { DataTableProps, TableRow } from './data-table-props.ts';
import { PhoneRows } from './PhoneRows.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableOptions } from './TableOptions.tsx';
import { toAntdColumns, toSort } from './table-columns.tsx';
import { useTableSettings } from './useTableSettings.ts';

const t = textsOf({ admin });

/** Sticky head, optional columns, row height, a selection bar; rows open by click and by keyboard. */
export function DataTable<T extends TableRow>(props: DataTableProps<T>) {
  const { name, columns, rows, list, total, size = requestLimits.pageSize, nameOf, selection } = props;
  const settings = useTableSettings(name, columns);
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
    <div className={`admin-table admin-table--${settings.density}`}>
      {chosen.length > 0 && selection && (
        <SelectionBar count={chosen.length} onClear={() => setKeys([])}>
          {selection(chosen, () => setKeys([]))}
        </SelectionBar>
      )}
      <Table<T>
        rowKey="id"
        dataSource={rows}
        tableLayout="fixed"
        columns={toAntdColumns(props, settings.shown, <TableOptions columns={columns} settings={settings} />)}
        size={settings.density === 'compact' ? 'small' : 'middle'}
        pagination={false}
        sticky={{ offsetHeader: 64 }}
        // Skips measuring the scroll bar, whose style sheet the content security policy blocks; `x` in pixels keeps the
        // rest.
        tailor
        scroll={{ x: `${settings.shown.reduce((sum, column) => sum + column.width, selection ? 44 + 88 : 88)}px` }}
        rowClassName={(row) => (row.id === list.record ? 'admin-table__row--open' : 'admin-table__row')}
        onRow={(row) => ({
          onClick: (event) => {
            const inside = event.target instanceof Element && event.target.closest('a, button, input, label');
            if (!inside) void list.open(row.id);
          },
        })}
        onChange={(_page, _filters, sorter) => list.setSort(toSort(sorter))}
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
