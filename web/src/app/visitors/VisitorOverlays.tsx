import { lazyPart } from '../../lib/lazy-part.ts';
import { removeAllModelViews, useModelViews } from '../../lib/model-views.ts';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import { Overlays } from '../../ui/Overlays.tsx';

const ModelViews = lazyPart(() => import('../shell/ModelViews.tsx'));

/** Overlays of the public pages. */
export default function VisitorOverlays() {
  const anyView = useModelViews((s) => s.views.length > 0);
  return (
    <>
      <OpenBoundary onFailed={removeAllModelViews}>{anyView && <ModelViews />}</OpenBoundary>
      <Overlays />
    </>
  );
}
