import { pages } from '@yizhan/contract/texts/zh-CN/pages.ts';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { textsOf } from '../lib/text.ts';
import { useTitle } from '../lib/useTitle.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { canConfigure } from './guard-rules.ts';
import { pageAt } from './pages.ts';

const t = textsOf({ pages });

/** What a new document would do by itself: name the page, begin at its top, and let focus begin there, too. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const signedIn = useSession((s) => s.session !== undefined);
  const params = new URLSearchParams(search);
  const view = params.get('view');
  const landing = pathname === paths.landing && !signedIn && view === null;
  const entry = useSession((s) => s.session?.configurationMenu.find((one) => canConfigure([one], pathname)));
  const page = pageAt(pathname);
  // What no entry opens is not there: known as soon as the server has told which entries one has.
  const lost = useSession((s) => s.me && page.configuration && !entry);
  const title = entry && page.title !== 'pageNotFound' ? entry.name : t(lost ? 'pageNotFound' : page.title);
  useTitle(landing ? undefined : title);

  useLayoutEffect(() => {
    // The landing page stands beside the app, in the server's own HTML.
    document.documentElement.dataset.page = landing ? 'landing' : 'app';
  }, [landing]);

  // Views of the landing page share its path; what is filtered in one of them is the same page still.
  const place = pathname === paths.landing ? `${pathname} ${view} ${params.get('id')}` : pathname;
  // A part of the landing page has its address for an id; until now it was hidden, and the browser could not go there.
  const part = pathname + search;
  const before = useRef(place);
  // While the page is put in place, and first of all: a field that asks for the focus gets it afterwards.
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
