import { limits } from '@yizhan/contract/limits.ts';
import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.ts';
import { type ModelContent, removeAllModelViews, removeModelView, useModelViews } from '../../lib/model-views.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Opening } from '../../ui/Opening.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Contents = { [K in ModelContent['kind']]: ComponentType<Extract<ModelContent, { kind: K }>> };

/** What each kind of view draws inside. */
const contents: Contents = {
  guide: lazyPart(() => import('../../guide/GuideInView.tsx')),
};

/** The views that float over the page; they end with it. */
export default function ModelViews() {
  const views = useModelViews((s) => s.views);
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current !== pathname) removeAllModelViews();
    opened.current = pathname;
  }, [pathname]);
  const { width, height } = limits.modelView;
  return views.map(({ modelId, turn, title, content, ...size }) => {
    const Content = contents[content.kind];
    return (
      <Dialog
        // A dialog's place is where it was opened last: brought to the front, it is opened anew.
        key={`${modelId} ${turn}`}
        open
        title={title}
        width={size.width ?? width}
        height={size.height ?? height}
        onClose={() => removeModelView(modelId)}
      >
        <Opening onFailed={() => removeModelView(modelId)} fallback={<Skeleton lines={8} />}>
          <Content {...content} />
        </Opening>
      </Dialog>
    );
  });
}
