import { hooks } from '../request.ts';

/** Preloads the envelope's code and keys while the user types a password. */
export function prepareSealing(): void {
  // Without a network, the call itself reports the failure.
  void Promise.all([import('./envelope.ts').then(({ prepare }) => prepare(hooks)), import('./sealed-store.ts')]).catch(
    () => undefined,
  );
}
