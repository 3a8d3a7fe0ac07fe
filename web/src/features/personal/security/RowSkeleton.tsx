import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Placeholder of a row with its icon and two lines. */
export function RowSkeleton() {
  return (
    <div className="security-waiting">
      <Skeleton shape="block" width={44} height={44} />
      <Skeleton lines={2} className="security-waiting__lines" />
    </div>
  );
}
