import type { ReactNode } from 'react';
import type { MenuItem } from '../../ui/menu-item.ts';
import type { Column } from './column.ts';
import type { ListParams } from './useListParams.ts';

export type TableRow = { id: string };

export type DataTableProps<T extends TableRow> = {
  /** Key under which the person's choice of columns is stored. */
  name: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** The name of a row, for the labels of icon buttons. */
  nameOf: (row: T) => string;
  list: Pick<ListParams<string>, 'record' | 'open' | 'sort' | 'setSort' | 'page' | 'setPage'>;
  /** Total of all pages; absent when all rows are loaded. */
  total?: number;
  size?: number;
  actions?: (row: T) => readonly MenuItem[];
  /** Actions for the selected rows. */
  selection?: (chosen: readonly T[], done: () => void) => ReactNode;
};
