import { useEffect } from 'react';
import { checkToken } from '../../lib/refresh.ts';
import { useSession } from '../../lib/session.ts';
import { startSocket } from '../../lib/socket.ts';
import { useHint } from '../../lib/useHint.ts';

const { getState } = useSession;

/** The line to the server, while somebody is signed in; what it hints at is read anew. */
export function useSocket() {
  useEffect(() => startSocket(() => getState().session?.token), []);
  useHint('theme', readSchool);
  // Locked, unlocked or under another identity since: the server's word counts.
  useHint('session', readPerson);
}

/** A token that only grew old is renewed first: it says nothing about the session. */
function readPerson() {
  void checkToken()
    .then(getState().loginInit)
    .catch(() => undefined);
}

function readSchool() {
  void getState().loadBoot();
  readPerson();
}
