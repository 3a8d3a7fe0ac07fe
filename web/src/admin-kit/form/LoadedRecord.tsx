import type { ReactNode } from 'react';
import { isRefused } from '../../lib/is-refused.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded, type Query } from '../../ui/Loaded.tsx';
import { PaneSkeleton } from './PaneSkeleton.tsx';

type LoadedRecordProps<T> = { query: Query<T>; children: (data: NonNullable<T>) => ReactNode };

/** A record in its pane. A missing one says so, without a retry. */
export function LoadedRecord<T>({ query, children }: LoadedRecordProps<T>) {
  if (isRefused(query.error) && !query.data) return <Empty text={query.error.msg} />;
  return (
    <Loaded query={query} skeleton={<PaneSkeleton />}>
      {children}
    </Loaded>
  );
}
