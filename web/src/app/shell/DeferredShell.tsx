import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazy-part.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { PersonalWatermark } from './PersonalWatermark.tsx';
import { ShellDialogs } from './ShellDialogs.tsx';
import { useLinkedMessage } from './useLinkedMessage.ts';
import { usePrefetch } from './usePrefetch.ts';

// A page in use is not taken away because its quick bar did not come.
const QuickBar = lazyExtra(async () => {
  await whenIdle();
  return import('./QuickBar.tsx');
});

/** What every signed-in page has over it and behind it, but need not have before it is painted. */
export default function DeferredShell() {
  usePrefetch();
  useLinkedMessage();
  return (
    <>
      <PersonalWatermark />
      <ShellDialogs />
      <Suspense fallback={null}>
        <QuickBar />
      </Suspense>
      <Overlays />
    </>
  );
}
