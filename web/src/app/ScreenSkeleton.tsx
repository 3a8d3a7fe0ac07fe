import { pages } from '@yizhan/contract/texts/zh-CN/pages.ts';
import { textsOf } from '../lib/text.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import '../ui/Page.css';

const t = textsOf({ pages });

/** Placeholder of a page while its script or the user's permissions are loading. */
export function ScreenSkeleton() {
  return (
    <div className="yz-page screen-skeleton" aria-busy="true">
      <span role="status">
        <VisuallyHidden>{t('loadingPage')}</VisuallyHidden>
      </span>
      <Skeleton shape="block" width={180} height={28} />
      <Skeleton shape="block" height={200} />
      <Skeleton shape="block" height={200} />
    </div>
  );
}
