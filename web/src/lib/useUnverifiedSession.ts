import { useState } from 'react';
import { useSession } from './session.ts';

/**
 * SE-4: a session kept from an earlier visit may be over. Until the server has told, nobody is led on from the landing
 * page or the sign-in page, only to hear it there.
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
