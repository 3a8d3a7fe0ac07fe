import { useEffect } from 'react';
import { onHint } from '../../lib/hints.ts';
import { useSession } from '../../lib/session.ts';
import { startSocket } from '../../lib/socket.ts';

const { getState } = useSession;

/** The line to the server, while somebody is signed in; what it hints at is read anew. */
export function useSocket() {
  useEffect(() => startSocket(() => getState().session?.token), []);
  useEffect(
    () =>
      onHint('theme', () => {
        void getState().loadBoot();
        void getState()
          .loginInit()
          .catch(() => undefined);
      }),
    [],
  );
}
