import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import type { MicroApp } from 'qiankun';
import { loadChunk } from '../../lib/load-chunk.ts';
import { releaseName, reserveName } from './micro-app-names.ts';

export type MicroAppState = 'opening' | 'open' | 'failed';

/** Mounts a micro front end, reports its progress, and returns the function that unmounts it. */
export function mountMicroApp(
  url: string,
  container: HTMLElement,
  onState: (state: MicroAppState) => void,
): () => void {
  let ended = false;
  const say = (state: MicroAppState) => {
    if (!ended) onState(state);
  };
  // Two cards may show the same application: each instance has its own name, and so its own sandbox.
  const name = reserveName(url);
  const loading = load(name, url, container);
  const late = setTimeout(() => say('failed'), cardKindLimits.microAppTimeoutMs);
  const mounted = loading.then((app) => app.mountPromise);
  mounted
    .then(
      () => say('open'),
      () => say('failed'),
    )
    .finally(() => clearTimeout(late));
  return () => {
    ended = true;
    clearTimeout(late);
    // Wait until it is mounted: only then can it clean up after itself.
    mounted
      .then(() => loading)
      .then((app) => app.unmount())
      .then(() => releaseName(name))
      .catch(nothing);
  };
}

async function load(name: string, url: string, container: HTMLElement): Promise<MicroApp> {
  const { addErrorHandler, loadMicroApp } = await loadChunk(() => import('qiankun'));
  listen(addErrorHandler);
  const entry = new URL(url);
  // The library caches an entry for ever, even a failed one; the fragment makes a retry a new entry.
  entry.hash = name;
  const app = loadMicroApp({ name, entry: entry.href, container }, { sandbox: { experimentalStyleIsolation: true } });
  // One failure rejects all of these promises; only the mount promise is handled.
  for (const promise of [app.loadPromise, app.bootstrapPromise, app.unmountPromise]) promise.catch(nothing);
  return app;
}

let listening = false;

/** Failures are shown in the card. Without a listener the library throws them at the whole page. */
function listen(addErrorHandler: (handler: () => void) => void) {
  if (listening) return;
  listening = true;
  addErrorHandler(nothing);
}

const nothing = () => undefined;
