import type { ReactNode } from 'react';

/** A column of a list. The first one is the record's name: always shown, and the link to the record. */
export type Column<T> = {
  key: string;
  title: string;
  width: number;
  render: (row: T) => ReactNode;
  /** The server can sort by it. */
  sortable?: boolean;
  /** Hidden by default. */
  hidden?: boolean;
  /** Shown under the name on a phone. */
  phone?: boolean;
};
