import * as openingLimits from '@yizhan/contract/limits/opening.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { removeAllModelViews, removeModelView, useModelViews } from '../../lib/model-views.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The views that float over the page; they close with it. */
export default function ModelViews() {
  const views = useModelViews((s) => s.views);
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current !== pathname) removeAllModelViews();
    opened.current = pathname;
  }, [pathname]);
  const { width, height } = openingLimits.modelView;
  return views.map(({ modelId, turn, title, content, ...size }) => (
    <Dialog
      // Dialogs are stacked in the order of opening, so a view brought to the front is mounted as a new dialog.
      key={`${modelId} ${turn}`}
      open
      title={title}
      width={size.width ?? width}
      height={size.height ?? height}
      flush={size.flush}
      onClose={() => removeModelView(modelId)}
    >
      <OpenBoundary onFailed={() => removeModelView(modelId)} fallback={<Skeleton lines={8} />}>
        {content}
      </OpenBoundary>
    </Dialog>
  ));
}
