import { openWays } from '@yizhan/contract/open-ways.ts';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyExtra } from '../../lib/lazy-part.ts';
import { loadChunk } from '../../lib/load-chunk.ts';
import { paths } from '../../lib/paths.ts';
import { Redirect } from '../../lib/Redirect.tsx';
import { useSession } from '../../lib/session.ts';
import { useUnverifiedSession } from '../../lib/useUnverifiedSession.ts';

const Suggestions = lazyExtra(() => import('./LandingSuggestions.tsx'));

/** The landing page is HTML rendered by the server, next to the app: nothing to render here. */
export default function LandingScreen() {
  const signedIn = useSession((s) => s.session !== undefined);
  const isUnverified = useUnverifiedSession();
  useSearchBox();
  useOpening();
  useReading();
  const focused = useFocusedBox();
  if (signedIn && !isUnverified) return <Redirect to={paths.home} />;
  return focused ? (
    <Suspense>
      <Suggestions input={focused} />
    </Suspense>
  ) : null;
}

/** The search box once somebody turns to it: only then are suggestions worth their script. */
function useFocusedBox(): HTMLInputElement | undefined {
  const [box, setBox] = useState<HTMLInputElement>();
  useEffect(() => {
    const take = (element: EventTarget | null) => {
      if (element instanceof HTMLInputElement && element.matches('#landing .landing-search input')) setBox(element);
    };
    const onFocus = ({ target }: FocusEvent) => take(target);
    take(document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return box;
}

/** The search box works without script. With the client loaded, it saves a page load. */
function useSearchBox() {
  const navigate = useNavigate();
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || !event.target.matches('#landing form')) return;
      event.preventDefault();
      const keyword = String(new FormData(event.target).get('keyword') ?? '').trim();
      void navigate(`${paths.allServices}?${new URLSearchParams({ keyword })}`);
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, [navigate]);
}

/** Larger text and high contrast are separate pages. With the client loaded, they need no page load. */
function useReading() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('#landing a[data-reading]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void loadChunk(() => import('../../ui/reading/show-reading.tsx')).then(
        ({ showReading }) => showReading(),
        () => location.assign(link.href),
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}

/** A public service is a plain link. With the client loaded, it is counted and a pop-up gets its size. */
function useOpening() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('#landing a[data-service]') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { service: serviceId = '', open, access } = link.dataset;
      const openWay = Number(open);
      const popup = openWay === openWays.popup;
      const serviceUrl = link.getAttribute('href') ?? '';
      if (popup) event.preventDefault();
      void loadChunk(() => import('../../service/open-service.ts')).then(
        ({ countVisit, openService }) =>
          popup ? openService({ serviceId, serviceUrl, openWay, accessWay: Number(access) }) : countVisit(serviceId),
        () => popup && location.assign(serviceUrl),
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
