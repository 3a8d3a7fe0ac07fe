import { Suspense, useEffect } from 'react';
import { lazyExtra } from '../lib/lazy-part.ts';
import { useSession } from '../lib/session.ts';
import { whenIdle } from '../lib/when-idle.ts';

// Optional: a page in use must not fail because the alert lines could not be loaded.
const AlertLines = lazyExtra(() => import('../features/alerts/AlertLines.tsx'));

/** The alert lines above every page. For visitors they are fetched when the browser is idle. */
export function Alerts() {
  const loginInit = useSession((s) => s.loginInit);
  const visitor = useSession((s) => s.session === undefined);
  const some = useSession((s) => s.init?.alerts?.length);
  useEffect(() => {
    let needsInit = visitor;
    void whenIdle().then(async () => {
      // A failed call is retried with the next page.
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
