import type { ReactNode } from 'react';
import { Loaded } from '../../ui/Loaded.tsx';
import { TableSkeleton } from '../SectionSkeleton.tsx';
import { NothingFound } from './NothingFound.tsx';
import { type PagedQuery, type Rows, useLastPage } from './useLastPage.ts';
import type { ListParams } from './useListParams.ts';

type FilteredListProps<F extends string, T extends Rows> = {
  list: ListParams<F>;
  query: PagedQuery<T>;
  filters: ReactNode;
  /** The button for a new record, and what an empty list says above it. */
  add: string;
  first: string;
  children: (page: NonNullable<T>) => ReactNode;
};

/** Filters, and below them the page they lead to, or the next step when there is nothing. */
export function FilteredList<F extends string, T extends Rows>(props: FilteredListProps<F, T>) {
  const { list, query, filters, add, first, children } = props;
  const found = useLastPage(list, query);
  return (
    <>
      <div className="admin-list__filters">{filters}</div>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={<NothingFound list={list} add={add} first={first} />}>
        {children}
      </Loaded>
    </>
  );
}
