import { setTimeout as wait } from 'node:timers/promises';

/** Until a server is there and ready; `look` is asked before every try and may give up. */
export async function untilHealthy(url, look = () => undefined) {
  for (;;) {
    look();
    if (await isHealthy(url)) return;
    await wait(20);
  }
}

async function isHealthy(url) {
  try {
    return (await fetch(`${url}/healthz`)).status === 200;
  } catch {
    return false;
  }
}
