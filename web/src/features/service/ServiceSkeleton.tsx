import { Skeleton } from '../../ui/Skeleton.tsx';

export function ServiceSkeleton() {
  return (
    <div className="service-shape">
      <Skeleton shape="block" width={160} height={16} />
      <Skeleton shape="block" height={184} />
      <Skeleton shape="block" height={88} />
      <Skeleton shape="block" height={240} />
    </div>
  );
}
