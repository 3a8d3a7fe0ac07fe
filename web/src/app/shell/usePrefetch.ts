import { useEffect } from 'react';
import { useSession } from '../../lib/session.ts';

/** Safari has no idle callback; a moment later is idle enough there. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000);

/** Those who manage will open administration: its weight comes while nobody waits for it. */
export function usePrefetch() {
  const manages = useSession((s) => (s.me?.configurationMenu.length ?? 0) > 0);
  useEffect(() => {
    if (manages) whenIdle(() => void import('../../admin/AdminScreen.tsx').catch(() => undefined));
  }, [manages]);
}
