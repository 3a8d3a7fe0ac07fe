import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import type { MicroApp } from 'qiankun';
import { loadChunk } from '../../lib/load-chunk.ts';
import { releaseName, reserveName } from './micro-app-names.ts';

export type MicroAppState = 'opening' | 'open' | 'failed';

/** Mounts a micro front end, tells how that goes, and answers the way to end it. */
export function mountMicroApp(
  url: string,
  container: HTMLElement,
  onState: (state: MicroAppState) => void,
): () => void {
  let ended = false;
  const say = (state: MicroAppState) => {
    if (!ended) onState(state);
  };
  // Two cards may show the same application: each instance has a name, and so a world, of its own.
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
    // One that is still coming is let in first: only then can it clear up after itself.
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
  // The library remembers an entry for ever, even one that did not come; the fragment makes another try a new one.
  entry.hash = name;
  const app = loadMicroApp({ name, entry: entry.href, container }, { sandbox: { experimentalStyleIsolation: true } });
  // One failure is told by all of them; that of the mounting is the one that is listened to.
  for (const promise of [app.loadPromise, app.bootstrapPromise, app.unmountPromise]) promise.catch(nothing);
  return app;
}

let listening = false;

/** What fails is told in its card; without a listener the library throws it at the whole page. */
function listen(addErrorHandler: (handler: () => void) => void) {
  if (listening) return;
  listening = true;
  addErrorHandler(nothing);
}

const nothing = () => undefined;
