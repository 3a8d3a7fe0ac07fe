import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { Suspense } from 'react';
import { HashRouter, Route, Routes, useLocation, useSearchParams } from 'react-router';
import '../lib/back-guard.ts';
import { lazyExtra, lazyPart } from '../lib/lazy-part.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { Alerts } from './Alerts.tsx';
import { Guard, NoPower } from './Guard.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { pageAt, pages, sectionPages } from './pages.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

const Landing = lazyPart(() => import('../features/landing/LandingScreen.tsx'));
const LandingViews = lazyPart(() => import('./screens/LandingViews.tsx'));
const VisitorFrame = lazyPart(() => import('./VisitorFrame.tsx'));
const Login = lazyPart(() => import('../features/session/LoginScreen.tsx'));
const Lock = lazyPart(() => import('./screens/LockPage.tsx'));
const Activate = lazyPart(() => import('../features/session/ActivateScreen.tsx'));
const Forgot = lazyPart(() => import('../features/session/ForgotScreen.tsx'));
const First = lazyPart(() => import('../features/session/FirstScreen.tsx'));
const Maintenance = lazyPart(() => import('./screens/MaintenanceScreen.tsx'));
const NoticeFrame = lazyPart(() => import('./NoticeFrame.tsx'));
const Entrance = lazyPart(() => import('./Entrance.tsx'));
const Shell = lazyPart(() => import('./shell/Shell.tsx'));
const Home = lazyPart(() => import('../features/home/HomeScreen.tsx'));
const Hall = lazyPart(() => import('../features/hall/HallScreen.tsx'));
const AllServices = lazyPart(() => import('../features/hall/AllServicesScreen.tsx'));
const Service = lazyPart(() => import('../features/service/ServiceScreen.tsx'));
const OpenService = lazyPart(() => import('../features/service/OpenServiceScreen.tsx'));
const Admin = lazyPart(() => import('../admin/AdminScreen.tsx'));
const Personal = lazyPart(() => import('./PersonalScreen.tsx'));
const MorePages = lazyPart(() => import('./MorePages.tsx'));
const MessageFrame = lazyPart(() => import('./MessageFrame.tsx'));
const Notice = lazyPart(() => import('./screens/MessageScreen.tsx'));
const Deleted = lazyPart(() => import('./screens/DeletedScreen.tsx'));
const NotFound = lazyPart(() => import('./screens/NotFoundScreen.tsx'));
const Watch = lazyExtra(loadWatch);
/** A page in use must not fail because its session watch could not be loaded: that is retried. */
function loadWatch(): Promise<typeof import('./watch/Watch.tsx')> {
  const retryLater = () => new Promise((resolve) => setTimeout(resolve, sessionLimits.ticketCheckMs)).then(loadWatch);
  return whenIdle()
    .then(() => loadChunk(() => import('./watch/Watch.tsx')))
    .catch(retryLater);
}
// The component gallery is for developers; no build contains it.
const Gallery = import.meta.env.DEV ? lazyPart(() => import('../ui/Gallery.tsx')) : undefined;

/** Everything the address bar can open. Permissions are in Guard.tsx, the surrounding frame in pages.ts. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Guard />}>
        <Route path={pages.landing.path} element={<LandingPage />} />
        <Route element={<Entrance />}>
          <Route path={pages.login.path} element={<Login />} />
          <Route path={pages.activate.path} element={<Activate />} />
          <Route path={pages.forgot.path} element={<Forgot />} />
          <Route path={pages.first.path} element={<First />} />
        </Route>
        <Route path={pages.lock.path} element={<Lock />} />
        <Route element={<NoticeFrame />}>
          <Route path={pages.maintenance.path} element={<Maintenance />} />
          <Route path={pages.messageDeleted.path} element={<Deleted />} />
        </Route>
        <Route element={<MessageFrame />}>
          <Route path={pages.messageDetail.path} element={<Notice />} />
        </Route>
        <Route element={<VisitorFrame />}>
          <Route path={pages.allServices.path} element={<AllServices />} />
          <Route path={pages.openService.path} element={<OpenService />} />
        </Route>
        {Gallery && <Route path={paths.gallery} element={<Gallery />} />}
        <Route element={<Shell />}>
          <Route path={pages.home.path} element={<Home />} />
          <Route path={pages.welcome.path} element={<Home />} />
          <Route path={pages.homeWelcome.path} element={<Home />} />
          {sectionPages.map(({ path }) => (
            <Route key={path} path={path} element={<Admin notFound={<NotFound />} />} />
          ))}
          <Route path={pages.serviceHall.path} element={<Hall />} />
          <Route path={pages.processServices.path} element={<Hall />} />
          <Route path={pages.applicationServices.path} element={<Hall />} />
          <Route path={pages.service.path} element={<Service />} />
          <Route path={pages.personal.path} element={<Personal />} />
          <Route path={pages.noPower.path} element={<NoPower />} />
          <Route path={pages.notFound.path} element={<MorePages notFound={<NotFound />} />} />
        </Route>
      </Route>
    </Routes>
  );
}

/** The landing page itself is rendered by the server; the public views beside it are ours. */
function LandingPage() {
  const [search] = useSearchParams();
  return search.has('view') ? <LandingViews /> : <Landing />;
}

export function App() {
  return (
    <HashRouter>
      <RouteAnnouncer />
      <OfflineBar />
      <Guarded />
    </HashRouter>
  );
}

function Guarded() {
  const { pathname } = useLocation();
  const signedIn = useSession((s) => s.session !== undefined);
  return (
    <ScreenBoundary at={pathname}>
      <Alerts />
      <Suspense fallback={pageAt(pathname).open ? null : <ScreenSkeleton />}>
        <AppRoutes />
      </Suspense>
      <Suspense fallback={null}>{signedIn && <Watch />}</Suspense>
    </ScreenBoundary>
  );
}
