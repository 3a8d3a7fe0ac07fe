import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { lazyPart } from '../lib/lazy-part.ts';
import { queryClient } from '../lib/query-client.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { VisitorBar } from './visitors/VisitorBar.tsx';
import './VisitorFrame.css';

const Footer = lazyPart(() => import('./shell/Footer.tsx'));
const Overlays = lazyPart(() => import('./visitors/VisitorOverlays.tsx'));

/** The light frame around public pages; signed-in users find a link to their home page in it. */
export default function VisitorFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <div className="visitors">
        <VisitorBar />
        <main id="main" className="visitors__main" tabIndex={-1}>
          <ScreenBoundary at={pathname + search}>
            <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
          </ScreenBoundary>
        </main>
        <Suspense fallback={null}>
          <Footer place="visitors" />
          <Overlays />
        </Suspense>
      </div>
    </QueryClientProvider>
  );
}
