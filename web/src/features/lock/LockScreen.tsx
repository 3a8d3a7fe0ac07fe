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

/** RT-3: covers the page until its person is back. Opening its address locks the page. */
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
  // Closes everything that would cover the lock.
  useEffect(closePanels, []);
  // Failures behind the lock are shown neither here nor afterwards.
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

/** Each tab returns to its own page. */
function Back() {
  const to = useReturnPage();
  return <Redirect to={to} />;
}
