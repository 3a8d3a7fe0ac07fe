import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { useEffect } from 'react';
import { parseWireTime } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-now.ts';
import { useSession } from '../../lib/session.ts';

/** Upper limit of the timer; asking the server a little early does no harm. */
const longestMs = 24 * 3_600_000;

/** Refetches when the scheduled time of a theme or an alert line starts or ends. */
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
