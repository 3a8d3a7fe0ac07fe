import { useEffect } from 'react';
import { startKeepAlive } from '../../lib/keep-alive.ts';
import { useSession } from '../../lib/session.ts';

/** SE-7: only a school with ticket checks has a ticket to keep alive. */
export function useKeepAlive() {
  const checked = useSession((s) => s.init?.loginConfig.eduSystemManageIdentityAuth.status === 1);
  const ticket = useSession((s) => (s.expired ? '' : (s.session?.casTicket ?? '')));
  useEffect(() => (checked && ticket ? startKeepAlive(ticket) : undefined), [checked, ticket]);
}
