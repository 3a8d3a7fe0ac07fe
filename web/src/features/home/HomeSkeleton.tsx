import { Skeleton } from '../../ui/Skeleton.tsx';

/** Two cards of lines, where the first two will stand. */
export function HomeSkeleton() {
  return (
    <div className="home__cards">
      {['first', 'second'].map((card) => (
        <div key={card} className="home__waiting">
          <Skeleton shape="block" width="6em" height={20} />
          <Skeleton lines={6} />
        </div>
      ))}
    </div>
  );
}
