import { Suspense, useEffect } from 'react';
import { lazyExtra } from '../lib/lazy-part.ts';
import { useSession } from '../lib/session.ts';
import { whenIdle } from '../lib/when-idle.ts';

// A page in use is not taken away because a line above it did not come.
const AlertLines = lazyExtra(() => import('../features/alerts/AlertLines.tsx'));

/** The lines above every page, for whoever is there; visitors are asked for when nothing is more urgent. */
export function Alerts() {
  const loginInit = useSession((s) => s.loginInit);
  const visitor = useSession((s) => s.session === undefined);
  const some = useSession((s) => s.init?.alerts?.length);
  useEffect(() => {
    let needsInit = visitor;
    void whenIdle().then(async () => {
      // What failed is asked again with the next page.
      if (needsInit) await loginInit().catch(() => undefined);
    });
    return () => {
      needsInit = false;
    };
  }, [visitor, loginInit]);
  return some ? (
    <Suspense fallback={null}>
      <AlertLines />
    </Suspense>
  ) : null;
}
