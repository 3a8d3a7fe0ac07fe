import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Loaded, type Query } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type PanelLoadedProps<T> = {
  query: Query<T>;
  title: string;
  wide?: boolean;
  children: (data: NonNullable<T>) => ReactNode;
};

/** A panel has its place and title before its figures, and shows its own error. */
export function PanelLoaded<T>({ query, title, wide, children }: PanelLoadedProps<T>) {
  if (query.data !== undefined && query.data !== null) return children(query.data);
  return (
    <Card title={title} className={wide ? 'eff-panel eff-panel--wide' : 'eff-panel'}>
      <Loaded query={query} skeleton={<Skeleton shape="block" height={260} />}>
        {children}
      </Loaded>
    </Card>
  );
}
