import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { useTitle } from '../lib/title.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { mayConfigure } from './guard-rules.ts';
import { pageAt } from './pages.ts';
import { t } from './words.ts';

/** What a new document would do by itself: name the page, begin at its top, and let focus begin there, too. */
export function PageMarks() {
  const { pathname } = useLocation();
  const signedIn = useSession((s) => s.session !== undefined);
  const landing = pathname === paths.landing && !signedIn;
  const entry = useSession((s) => s.session?.configurationMenu.find((one) => mayConfigure([one], pathname)));
  const title = entry?.name ?? t(pageAt(pathname).title);
  useTitle(landing ? undefined : title);

  useEffect(() => {
    // The landing page stands beside the app, in the server's own HTML.
    document.documentElement.dataset.page = landing ? 'landing' : 'app';
  }, [landing]);

  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return landing ? null : <LiveRegion text={title} />;
}
