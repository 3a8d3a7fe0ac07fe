import { type ReactNode, useEffect, useState } from 'react';
import { lock } from '../../lib/lock.ts';
import { closePanels } from '../../lib/panels.ts';
import { Redirect } from '../../lib/Redirect.tsx';
import { useReturnPage } from '../../lib/return-page.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { LockClock } from './LockClock.tsx';
import { LockedPerson } from './LockedPerson.tsx';
import './LockScreen.css';
import { SignOnAgain } from './SignOnAgain.tsx';
import { UnlockForm } from './UnlockForm.tsx';

/** RT-3: covers the page until its person comes back. Whoever opens it by its address locks by that. */
export default function LockScreen({ foot }: { foot: ReactNode }) {
  const hasProfile = useSession((s) => s.me !== undefined);
  const locked = useSession((s) => s.locked);
  const way = useSession((s) => s.me?.signedInBy);
  const [closed, setClosed] = useState(locked);
  if (locked && !closed) setClosed(true);
  const open = hasProfile && !locked && !closed;
  useEffect(() => {
    if (open) void lock();
  }, [open]);
  // Nothing that stood over the page stands over the lock.
  useEffect(closePanels, []);
  // What failed behind the lock is nobody's business here, nor afterwards.
  useEffect(() => () => toast.clear(), []);
  if (!locked && closed) return <Back />;
  return (
    <div className="lock">
      <main id="main" className="lock__main" tabIndex={-1}>
        <LockClock />
        <section className="lock__card">
          <LockedPerson />
          {way === 'cas' || way === 'oidc' ? <SignOnAgain way={way} /> : <UnlockForm />}
        </section>
      </main>
      {foot}
    </div>
  );
}

/** Each tab to its own page. */
function Back() {
  const to = useReturnPage();
  return <Redirect to={to} />;
}
