import { useEffect } from 'react';
import { useSession } from '../../lib/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** Administrators will probably open administration, so its large code is prefetched while idle. */
export function usePrefetch() {
  const manages = useSession((s) => (s.me?.configurationMenu.length ?? 0) > 0);
  useEffect(() => {
    if (manages) void whenIdle().then(() => import('../../admin/AdminScreen.tsx').catch(() => undefined));
  }, [manages]);
}
