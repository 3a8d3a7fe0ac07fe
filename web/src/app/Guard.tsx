import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useIndexFlag } from '../lib/index-flag.ts';
import { lazyExtra, lazyPart } from '../lib/lazy-part.ts';
import { paths } from '../lib/paths.ts';
import { Redirect } from '../lib/Redirect.tsx';
import { saveLockedPage, saveReturnPage } from '../lib/return-page.ts';
import { useSession } from '../lib/session.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { canConfigure, firstEntryUnder } from './guard-rules.ts';
import { type PageFlags, pageAt } from './pages.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

export const NoPower = lazyPart(() => import('./screens/NoPowerScreen.tsx'));
const InitFailed = lazyPart(() => import('./InitFailed.tsx'));

// OV-7, GD-5: fetches its settings once per browser session, without blocking anything.
const Robot = lazyExtra(async () => {
  await whenIdle();
  return import('../features/robot/RobotLauncher.tsx');
});

/** Runs before every page. Only for usability, not for security: the server refuses the same. */
export function Guard() {
  return (
    <>
      <GuardedPage />
      <Suspense fallback={null}>
        <Robot />
      </Suspense>
    </>
  );
}

function GuardedPage() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  useIndex(page);
  const signedIn = useSession((s) => s.session !== undefined);
  const locked = useSession((s) => s.locked);
  const closed = useSession((s) => s.boot?.maintenance.on === true && s.session?.configurationMenu.length === 0);
  if (signedIn && locked) return page.path === paths.lock ? <Outlet /> : <ToLock />;
  if (page.open) return <Outlet />;
  if (!signedIn) return <ToLogin />;
  if (closed) return <Redirect to={paths.maintenance} />;
  return page.configuration ? <ConfigurationGuard path={pathname} /> : <Outlet />;
}

/** Allows a configuration page only if it is in the user's menu; the stored menu may be older than the server's. */
function ConfigurationGuard({ path }: { path: string }) {
  const allowed = useSession((s) => canConfigure(s.session?.configurationMenu ?? [], path));
  const below = useSession((s) => firstEntryUnder(s.session?.configurationMenu ?? [], path));
  const hasProfile = useSession((s) => s.me !== undefined);
  const failed = useSession((s) => s.initError !== undefined);
  if (allowed) return <Outlet />;
  if (hasProfile) return below ? <Redirect to={below} /> : <NoPower />;
  return failed ? <InitFailed /> : <ScreenSkeleton />;
}

/** Remembers the requested page, unless the user signed out; a locked page is remembered already. */
function ToLogin() {
  const { pathname, search } = useLocation();
  const ended = useSession((s) => s.ended);
  useLayoutEffect(() => {
    if (ended !== 'left' && pathname !== paths.lock) saveReturnPage(pathname + search);
  }, [ended, pathname, search]);
  return <Redirect to={ended ? paths.loggedOut : paths.login} />;
}

/** RT-3: nothing of the page stays while it is locked, and each tab returns to its own page. */
function ToLock() {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    if (!pageAt(pathname).passing) saveLockedPage(pathname + search);
  }, [pathname, search]);
  return <Redirect to={paths.lock} />;
}

/** GD-3: set on the home page, cleared on leaving it. */
function useIndex(page: PageFlags) {
  const index = page.index === true;
  useEffect(() => {
    useIndexFlag.setState({ index });
    return () => useIndexFlag.setState({ index: false });
  }, [index]);
}
