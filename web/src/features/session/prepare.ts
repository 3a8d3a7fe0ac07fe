/** Somebody is about to type a password: what seals it is fetched meanwhile. */
export const prepare = () =>
  void import('../../lib/sealed/prepare.ts').then(({ prepareSealing }) => prepareSealing()).catch(() => undefined);
