import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { create } from 'zustand';

/** HM-3: whether the server can be reached. Part of the first script, because nothing can be loaded once it cannot. */
export const useConnection = create<{ offline: boolean }>(() => ({ offline: false }));

/** What a proxy answers in place of a server that is down. */
const proxyFailures: readonly number[] = [502, 504];

let probing = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Any answer of the server will do. */
const isReachable = () =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(requestLimits.probeTimeoutMs) }).then(
    ({ status }) => !proxyFailures.includes(status),
    () => false,
  );

/** Called for every sign that the server may be gone; asks it, and goes on asking until it answers. */
export async function checkConnection(): Promise<void> {
  if (probing) return;
  clearTimeout(retry);
  probing = true;
  const offline = !(await isReachable());
  probing = false;
  useConnection.setState({ offline });
  if (offline) retry = setTimeout(checkAgain, requestLimits.probeRetryMs);
}

const checkAgain = () => void (useConnection.getState().offline && checkConnection());

/** Listens to the browser, which knows before any request fails. Called once at start. */
export function watchConnection(): void {
  window.addEventListener('offline', () => {
    useConnection.setState({ offline: true });
    void checkConnection();
  });
  window.addEventListener('online', () => void checkConnection());
}
