import { useEffect } from 'react';
import { query } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { checkToken } from '../../lib/refresh.ts';
import { useSession } from '../../lib/session.ts';
import { startSocket } from '../../lib/socket.ts';
import { useHint } from '../../lib/useHint.ts';
import { startChatUnread } from '../chat-unread.ts';

const { getState } = useSession;

/** Keeps the socket open while signed in; hinted data is refetched. */
export function useSocket() {
  useEffect(startChatUnread, []);
  useEffect(() => startSocket(() => getState().session?.token), []);
  useHint('theme', refetchBoot);
  useHint('navigation', refetchNavigation);
  // Locked, unlocked or switched identity elsewhere: the server's state decides.
  useHint('session', refetchPerson);
}

const refetchNavigation = () => queryClient.invalidateQueries({ queryKey: query.shell.topMenu.queryKey });

/** An old token is renewed first: its expiry says nothing about the session. */
function refetchPerson() {
  void checkToken()
    .then(getState().loginInit)
    .catch(() => undefined);
}

function refetchBoot() {
  void getState().loadBoot();
  refetchPerson();
}
