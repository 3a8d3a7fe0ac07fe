import { api } from '../../lib/api.ts';
import { isReauthenticationRequired } from '../../lib/re-authentication.ts';

const GATEWAY_CHECKED = 'yizhan-gateway';

/** Once per browser session: a central login that sends everybody back would loop for ever. */
function isFirst(): boolean {
  try {
    if (sessionStorage.getItem(GATEWAY_CHECKED)) return false;
    sessionStorage.setItem(GATEWAY_CHECKED, '1');
    return true;
  } catch {
    return false;
  }
}

/** Asks the central login silently whether the person is signed in there; it redirects back in either case. */
export async function askGateway(): Promise<void> {
  if (isReauthenticationRequired() || !isFirst()) return;
  const address = (await api.signOn.addresses({})).ways.cas;
  if (!address) return;
  const url = new URL(address);
  url.searchParams.set('gateway', 'true');
  location.replace(url);
}
