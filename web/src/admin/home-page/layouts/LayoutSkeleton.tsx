import { Skeleton } from '../../../ui/Skeleton.tsx';
import '../../../admin-kit/publishing/PublishBar.css';
import './Canvas.css';
import './Layouts.css';

const line = <Skeleton shape="block" height={24} width="8em" />;

/** Placeholders for the miniature, the settings and the bar. */
export const layoutSkeleton = (
  <>
    <div className="layout-canvas admin-card">
      <div className="layout-canvas__head">{line}</div>
      <div className="layout-canvas__page">
        {(['main', 'aside'] as const).map((place) => (
          <div key={place} className={`layout-column layout-column--${place}`}>
            <Skeleton lines={4} />
          </div>
        ))}
      </div>
    </div>
    <div className="layout-side">
      <div className="layout-side__part admin-card">
        {line}
        <Skeleton lines={6} />
      </div>
    </div>
    <div className="publish-bar">{line}</div>
  </>
);

/** Placeholder of the whole tab while its script loads. */
export const LayoutsSkeleton = () => (
  <div className="layouts" aria-hidden>
    <div className="layouts__list admin-card">
      <Skeleton lines={4} />
    </div>
    {layoutSkeleton}
  </div>
);
