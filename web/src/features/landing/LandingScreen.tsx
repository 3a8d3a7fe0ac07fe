import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

/** The landing page is the server's own HTML beside the app: there is nothing to draw for it. */
export default function LandingScreen() {
  const signedIn = useSession((s) => s.session !== undefined);
  useSearchBox();
  return signedIn ? <Navigate to={paths.home} replace /> : null;
}

/** The search box works by itself; with the client there it need not load the page again. */
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
