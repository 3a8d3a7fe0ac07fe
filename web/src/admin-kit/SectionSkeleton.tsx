import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Placeholder of a list while its script loads. */
export function SectionSkeleton() {
  return (
    <Page title={<Skeleton shape="block" width={120} height={26} />} wide>
      <TableSkeleton />
    </Page>
  );
}

export function TableSkeleton() {
  return (
    <div className="admin-card">
      {['head', 'a', 'b', 'c', 'd', 'e', 'f', 'g'].map((row) => (
        <div key={row} className="admin-skeleton-row">
          <Skeleton shape="block" height={14} width={row === 'head' ? '100%' : '62%'} />
        </div>
      ))}
    </div>
  );
}
