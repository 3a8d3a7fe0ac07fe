import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { api } from './api.ts';
import { closePanels } from './panels.ts';
import { takeReturnPage } from './return-page.ts';
import { useSession } from './session.ts';

/** Where to leave the central login. Asked before the session ends, but nobody waits long to leave. */
async function centralSignOutUrl(): Promise<string | undefined> {
  const way = useSession.getState().me?.signedInBy;
  if (way !== 'cas' && way !== 'oidc') return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, signInLimits.signOnTimeoutMs));
  const answer = await Promise.race([api.signOn.addresses({}).catch(() => undefined), late]);
  return answer?.logoutUrl;
}

/** Gives the ticket back; nobody waits for it, and without one there is nothing to give. */
function removeTicket(): void {
  const casTicket = useSession.getState().session?.casTicket;
  if (casTicket) void api.tickets.remove({ casTicket }).catch(() => undefined);
}

/** By one's own will: who came in by the central login leaves there, too. */
export async function signOut(): Promise<void> {
  const address = await centralSignOutUrl();
  removeTicket();
  closePanels();
  takeReturnPage();
  await useSession.getState().loginOut();
  if (address) location.assign(address);
}

/** The one action of the expired dialog (SE-3); the page is remembered by whoever shows the sign-in instead. */
export async function signInAgain(): Promise<void> {
  removeTicket();
  closePanels();
  await useSession.getState().loginOut('expired');
}
