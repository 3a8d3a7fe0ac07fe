import type { Secrets } from '../../common/secrets.ts';

/** Our addresses, as configured at the other side of a sign-on. */
export const callbackAddresses = (site: string) => ({
  casService: `${site}/sso/cas`,
  oidcRedirect: `${site}/sso/oidc`,
  oidcLogout: `${site}/sso/oidc/logout`,
  messengerRedirect: `${site}/`,
});

const PURPOSE = 'signOn';

export const sealSecret = (secrets: Secrets, secret: string) => (secret === '' ? '' : secrets.seal(PURPOSE, secret));
export const openSecret = (secrets: Secrets, sealed: string) => (sealed === '' ? '' : secrets.open(PURPOSE, sealed));
