import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyExtra } from '../../lib/lazy-part.ts';
import { useSession } from '../../lib/session.ts';
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

// Optional, too: a page in use must not fail because nobody could be asked who is away.
const AbsenceBanner = lazyExtra(async () => {
  await whenIdle();
  return import('../../features/absences/AbsenceBanner.tsx');
});

const ViewBar = lazyExtra(() => import('../../features/view-as/ViewBar.tsx'));

// Optional as well: who could not be asked now is asked on the next page.
const AgreementGate = lazyExtra(() => import('../../features/agreements/AgreementGate.tsx'));

/** Stands above the page, where the frame leaves room for it. */
function Banner() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The frame may be drawn together with this part.
  useEffect(() => setPlace(document.getElementById('shell-banner')), []);
  const view = useSession(({ me }) => me?.viewAs);
  return place && createPortal(view ? <ViewBar view={view} /> : <AbsenceBanner />, place);
}

/** Parts of every signed-in page that are not needed for the first paint. */
export default function DeferredShell() {
  usePrefetch();
  useLinkedMessage();
  const isAsked = useSession(({ me }) => me !== undefined && me.agreements > 0);
  return (
    <>
      <PersonalWatermark />
      <ShellDialogs />
      <Suspense fallback={null}>
        <Banner />
        <QuickBar />
        <NoticePrompt />
        <DesktopNotices />
        {isAsked && <AgreementGate />}
      </Suspense>
      <Overlays />
    </>
  );
}
