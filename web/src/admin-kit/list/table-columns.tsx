import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import type { TableColumnsType, TableProps } from 'antd';
import type { ReactNode } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Menu } from '../../ui/Menu.tsx';
import type { Column } from './column.ts';
import type { DataTableProps, TableRow } from './data-table-props.ts';
import type { Sort } from './useListParams.ts';

const t = textsOf({ admin });

/** Converts our columns to antd's: the first opens the record, the last holds its actions. */
export function toAntdColumns<T extends TableRow>(
  { list, nameOf, actions }: DataTableProps<T>,
  shown: readonly Column<T>[],
  options: ReactNode,
): TableColumnsType<T> {
  const own: TableColumnsType<T> = shown.map(({ key, title, width, render, sortable }, at) => ({
    key,
    title,
    width,
    ellipsis: true,
    ...(sortable && {
      sorter: true,
      sortOrder:
        list.sort?.by === key ? (list.sort.order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
      showSorterTooltip: false,
    }),
    render: (_: unknown, row: T) =>
      at === 0 ? (
        <button type="button" className="admin-table__name" onClick={() => void list.open(row.id)}>
          {render(row)}
        </button>
      ) : (
        render(row)
      ),
  }));
  const last = {
    key: 'actions',
    title: <span className="admin-table__options">{options}</span>,
    width: 88,
    align: 'end' as const,
    render: (_: unknown, row: T) =>
      actions && <Menu label={t('actionsOf', { name: nameOf(row) })} size="small" items={actions(row)} />,
  };
  return [...own, last];
}

type Sorter<T> = Parameters<NonNullable<TableProps<T>['onChange']>>[2];

export function toSort<T>(sorter: Sorter<T>): Sort | undefined {
  const one = Array.isArray(sorter) ? sorter[0] : sorter;
  return one?.order ? { by: String(one.columnKey), order: one.order === 'ascend' ? 'asc' : 'desc' } : undefined;
}
