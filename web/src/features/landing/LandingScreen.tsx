import { Navigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

/** The landing page is the server's own HTML beside the app: there is nothing to draw for it. */
export default function LandingScreen() {
  const signedIn = useSession((s) => s.session !== undefined);
  return signedIn ? <Navigate to={paths.home} replace /> : null;
}
