import { Suspense, useEffect } from 'react';
import { followOtherTabs } from '../../lib/cross-tab-session.ts';
import { watchActivity } from '../../lib/idle.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { startRefresh } from '../../lib/refresh.ts';
import { useSession } from '../../lib/session.ts';
import { useTicket } from '../../lib/ticket.ts';
import { useKeepAlive } from './useKeepAlive.ts';
import { useLock } from './useLock.ts';
import { useNextChange } from './useNextChange.ts';
import { useSocket } from './useSocket.ts';

const ExpiredDialog = lazyPart(() => import('../../features/session/ExpiredDialog.tsx'));
const TicketBanner = lazyPart(() => import('../../features/session/TicketBanner.tsx'));

/** Watches the session on every page; not needed for the first paint. */
export default function Watch() {
  const expired = useSession((s) => s.expired !== undefined);
  const noticed = useTicket((s) => s.notice.is !== 'none');
  useEffect(() => followOtherTabs(), []);
  useEffect(() => watchActivity(), []);
  useEffect(() => (expired ? undefined : startRefresh()), [expired]);
  useSocket();
  useKeepAlive();
  useLock();
  useNextChange();
  return (
    <Suspense fallback={null}>
      {noticed && <TicketBanner />}
      {expired && <ExpiredDialog />}
    </Suspense>
  );
}
