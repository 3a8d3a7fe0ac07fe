import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazy-part.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { PersonalWatermark } from './PersonalWatermark.tsx';
import { ShellDialogs } from './ShellDialogs.tsx';
import { useLinkedMessage } from './useLinkedMessage.ts';
import { usePrefetch } from './usePrefetch.ts';

// Optional: a page in use must not fail because its quick bar could not be loaded.
const QuickBar = lazyExtra(async () => {
  await whenIdle();
  return import('./QuickBar.tsx');
});

// Optional as well: a notice waits in the list.
const NoticePrompt = lazyExtra(async () => {
  await whenIdle();
  return import('../../features/notices/NoticePrompt.tsx');
});

const DesktopNotices = lazyExtra(async () => {
  await whenIdle();
  return import('../../features/notices/DesktopNotices.tsx');
});

/** Parts of every signed-in page that are not needed for the first paint. */
export default function DeferredShell() {
  usePrefetch();
  useLinkedMessage();
  return (
    <>
      <PersonalWatermark />
      <ShellDialogs />
      <Suspense fallback={null}>
        <QuickBar />
        <NoticePrompt />
        <DesktopNotices />
      </Suspense>
      <Overlays />
    </>
  );
}
