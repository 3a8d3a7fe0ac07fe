import { pages } from '@yizhan/contract/texts/zh-CN/pages.ts';
import { useLayoutEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { textsOf } from '../lib/text.ts';
import { useTitle } from '../lib/useTitle.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { canConfigure } from './guard-rules.ts';
import { pageAt } from './pages.ts';

const t = textsOf({ pages });

/** Does what the browser does for a new document: sets the title, scrolls to the top and moves the focus there. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const signedIn = useSession((s) => s.session !== undefined);
  const params = new URLSearchParams(search);
  const view = params.get('view');
  const landing = pathname === paths.landing && !signedIn && view === null;
  const entry = useSession((s) => s.session?.configurationMenu.find((one) => canConfigure([one], pathname)));
  const page = pageAt(pathname);
  const isScreen = entry && matchPath(entry.path, pathname) !== null;
  // What no menu entry opens, or lies below one, does not exist; known once the server has sent the user's entries.
  const lost = useSession((s) => (s.me || entry) && page.configuration && !isScreen);
  const title = isScreen ? entry.name : t(lost ? 'pageNotFound' : page.title);
  useTitle(landing ? undefined : title);

  useLayoutEffect(() => {
    // The landing page is server-rendered HTML beside the app.
    document.documentElement.dataset.page = landing ? 'landing' : 'app';
  }, [landing]);

  // Views of the landing page share its path; filters within a view do not change the page.
  const place = pathname === paths.landing ? `${pathname} ${view} ${params.get('id')}` : pathname;
  // Sections of the landing page have their address as id. They were hidden until now, so the browser could not scroll
  // there.
  const part = pathname + search;
  const before = useRef(place);
  // In a layout effect and first of all, so that a field with autofocus gets the focus afterwards.
  useLayoutEffect(() => {
    if (before.current === place) return;
    before.current = place;
    const named = document.getElementById(part);
    if (named) named.scrollIntoView();
    else window.scrollTo(0, 0);
    (named ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [place, part]);

  return landing ? null : <LiveRegion text={title} />;
}
