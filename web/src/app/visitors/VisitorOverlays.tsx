import { lazy, Suspense } from 'react';
import { useModelViews } from '../../lib/model-views.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { loadChunk } from '../lazy-screen.ts';

const ModelViews = lazy(() => loadChunk(() => import('../shell/ModelViews.tsx')));

/** What floats over the pages of visitors. */
export default function VisitorOverlays() {
  const anyView = useModelViews((s) => s.views.length > 0);
  return (
    <>
      <Suspense fallback={null}>{anyView && <ModelViews />}</Suspense>
      <Overlays />
    </>
  );
}
