import { hooks } from '../request.ts';

/** Somebody is about to type a password: the code and the keys of the envelope are fetched meanwhile. */
export function prepareSealing(): void {
  // Without a network the call itself will tell.
  void Promise.all([import('./envelope.ts').then(({ prepare }) => prepare(hooks)), import('./sealed-store.ts')]).catch(
    () => undefined,
  );
}
