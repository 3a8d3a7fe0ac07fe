import type { ReactNode } from 'react';
import type { MenuItem } from '../../ui/menu-item.ts';
import type { Column } from './column.ts';
import type { ListParams } from './useListParams.ts';

export type TableRow = { id: string };

export type DataTableProps<T extends TableRow> = {
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
