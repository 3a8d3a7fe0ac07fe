import { useState } from 'react';
import { useSession } from './session.ts';

/**
 * SE-4: a session stored on an earlier visit may be over. Until the server has confirmed it, nobody is redirected from
 * the landing page or the sign-in page.
 */
export function useUnverifiedSession(): boolean {
  const [storedToken] = useState(() => {
    const { session, me } = useSession.getState();
    return me ? undefined : session?.token;
  });
  const isAnswered = useSession((s) => s.me !== undefined || (s.initError !== undefined && s.expired === undefined));
  const token = useSession((s) => s.session?.token);
  return token !== undefined && token === storedToken && !isAnswered;
}
