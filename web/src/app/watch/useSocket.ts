import { useEffect } from 'react';
import { checkToken } from '../../lib/refresh.ts';
import { useSession } from '../../lib/session.ts';
import { startSocket } from '../../lib/socket.ts';
import { useHint } from '../../lib/useHint.ts';

const { getState } = useSession;

/** The line to the server, while somebody is signed in; what it hints at is read anew. */
export function useSocket() {
  useEffect(() => startSocket(() => getState().session?.token), []);
  useHint('theme', refetchBoot);
  // Locked, unlocked or under another identity since: the server's word counts.
  useHint('session', refetchPerson);
}

/** A token that only grew old is renewed first: it says nothing about the session. */
function refetchPerson() {
  void checkToken()
    .then(getState().loginInit)
    .catch(() => undefined);
}

function refetchBoot() {
  void getState().loadBoot();
  refetchPerson();
}
