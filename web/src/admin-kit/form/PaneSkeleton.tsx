import { Skeleton } from '../../ui/Skeleton.tsx';

/** Placeholder of a form while its record loads. */
export function PaneSkeleton() {
  return (
    <div className="admin-form__body">
      {['a', 'b', 'c', 'd', 'e'].map((field) => (
        <div key={field} className="admin-pane__field">
          <Skeleton shape="block" width={72} height={14} />
          <Skeleton shape="block" height={36} />
        </div>
      ))}
    </div>
  );
}
