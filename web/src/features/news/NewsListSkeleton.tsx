import { Skeleton } from '../../ui/Skeleton.tsx';

export function NewsListSkeleton() {
  return (
    <div className="news-list__rows">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className="news-row">
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}
