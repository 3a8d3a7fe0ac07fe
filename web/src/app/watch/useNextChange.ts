import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { useEffect } from 'react';
import { parseWireTime } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-now.ts';
import { useSession } from '../../lib/session.ts';

/** A timer counts no further than this; the server is then asked a little early, which does no harm. */
const longestMs = 24 * 3_600_000;

/** Asks the server again when the window of a theme or of a line opens or closes. */
export function useNextChange() {
  const init = useSession((s) => s.init);
  useEffect(() => {
    if (!init?.nextChange) return undefined;
    const remainingMs = parseWireTime(init.nextChange).getTime() - serverNow().getTime();
    const wait = Math.max(0, Math.min(remainingMs, longestMs)) + Math.random() * portalLimits.windowJitterMs;
    const timer = setTimeout(
      () =>
        void useSession
          .getState()
          .loginInit()
          .catch(() => undefined),
      wait,
    );
    return () => clearTimeout(timer);
  }, [init]);
}
