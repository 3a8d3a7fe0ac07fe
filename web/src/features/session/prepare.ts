/** Prefetches the encryption key while a password is being typed. */
export const prepare = () =>
  void import('../../lib/sealed/prepare.ts').then(({ prepareSealing }) => prepareSealing()).catch(() => undefined);
