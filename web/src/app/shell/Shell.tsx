import { QueryClientProvider } from '@tanstack/react-query';
import type { Theme } from '@yizhan/contract/entities/theme.ts';
import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useTheme } from '../../lib/theme.ts';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { pageAt } from '../pages.ts';
import { ScreenBoundary } from '../ScreenBoundary.tsx';
import { ScreenSkeleton } from '../ScreenSkeleton.tsx';
import './Shell.css';
import { TopBar } from './TopBar.tsx';

const t = textsOf({ shell });

const Footer = lazyPart(() => import('./Footer.tsx'));
const BottomBar = lazyPart(() => import('./BottomBar.tsx'));
const DeferredPart = lazyPart(() => import('./DeferredShell.tsx'));

/** The frame around every signed-in page; renders the route's outlet by default. */
export default function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame>{children}</Frame>
    </QueryClientProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { hideFooter } = pageAt(pathname);
  const small = useMediaQuery(phone);
  const theme = useTheme((s) => s.theme);
  const signedIn = useSession((s) => s.session !== undefined);
  if (!signedIn) return null;
  return (
    <div className="shell">
      <button type="button" className="shell__skip" onClick={skip}>
        {t('skip')}
      </button>
      <TopBar />
      {(theme?.themeImg || theme?.themeImgBorderColor) && <div className="shell__band" style={toBandStyle(theme)} />}
      <div id="shell-banner" />
      <main id="main" className="shell__main" tabIndex={-1}>
        <ScreenBoundary at={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
        </ScreenBoundary>
      </main>
      <Suspense fallback={null}>
        {!hideFooter && <Footer />}
        {small && <BottomBar />}
        <DeferredPart />
      </Suspense>
    </div>
  );
}

/** A banner image that fades into the page, with a border in its own colour. */
const toBandStyle = ({ themeImg, themeImgBorderColor }: Theme) => ({
  ...(themeImg ? { backgroundImage: `url("${encodeURI(themeImg)}")` } : {}),
  ...(themeImgBorderColor ? { borderTop: `2px solid ${themeImgBorderColor}` } : {}),
});

/** A button, not a link: the fragment after # belongs to the router. */
const skip = () => document.getElementById('main')?.focus();
