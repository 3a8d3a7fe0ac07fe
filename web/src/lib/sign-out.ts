import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { api } from './api.ts';
import { closePanels } from './panels.ts';
import { takeReturnPage } from './return-page.ts';
import { useSession } from './session.ts';

/**
 * The sign-out address of the central login. Requested before the session ends, with a short timeout so that sign-out
 * stays quick.
 */
async function centralSignOutUrl(): Promise<string | undefined> {
  const way = useSession.getState().me?.signedInBy;
  if (way !== 'cas' && way !== 'oidc') return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, signInLimits.signOnTimeoutMs));
  const answer = await Promise.race([api.signOn.addresses({}).catch(() => undefined), late]);
  return answer?.logoutUrl;
}

/** Revokes the ticket, if there is one, without waiting for the answer. */
function removeTicket(): void {
  const casTicket = useSession.getState().session?.casTicket;
  if (casTicket) void api.tickets.remove({ casTicket }).catch(() => undefined);
}

/** Sign-out by the user. If they signed in by the central login, they are signed out there, too. */
export async function signOut(): Promise<void> {
  const address = await centralSignOutUrl();
  removeTicket();
  closePanels();
  takeReturnPage();
  await useSession.getState().loginOut();
  if (address) location.assign(address);
}

/**
 * The one action of the expired dialog (SE-3). The code that then shows the sign-in page remembers the current page.
 */
export async function signInAgain(): Promise<void> {
  removeTicket();
  closePanels();
  await useSession.getState().loginOut('expired');
}
