import { Skeleton } from '../../ui/Skeleton.tsx';

export const TodosSkeleton = () => (
  <div className="affairs-section__waiting">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <Skeleton key={row} lines={2} />
    ))}
  </div>
);
