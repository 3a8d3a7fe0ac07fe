import type { signOnTest as zh } from '../zh-CN/sign-on-test.ts';

export const signOnTest: Record<keyof typeof zh, string> = {
  unreachable: 'No answer; please check the address ({why})',
  inward: 'This is an address of the inner network; operations must list its host in INWARD_HOSTS first',
  badPort: 'No web service can use this port; please check the port in the address',
  noHost: 'There is no such host; please check the address ({why})',
  closed: 'The host refused or broke off the connection; please check port and firewall ({why})',
  slow: 'The other side did not answer in time ({why})',
  certificate: 'The https certificate of the other side is not trusted ({why})',
  noHttps: 'The other side does not speak https on this port; please check the address ({why})',
  notOne: 'The address answers, but is not the service looked for; please check it ({why})',
  casGood: 'The CAS server answers as it should ({code})',
  casOther: 'The CAS server answers but refused to validate: {code}',
  casUnreadable: 'Something answers there, but it is no CAS 3.0 server: check the address',
  oidcGood: 'Found {issuer} with {count} signing keys; client ID and secret are right',
  oidcClient: 'Found {issuer}, but it does not know this client ID, or the client secret is wrong ({code})',
  oidcForbidden: 'Found {issuer}; client ID and secret are right, but it may not sign in by code ({code})',
  oidcUnproven:
    'Found {issuer} with {count} signing keys, but it does not tell whether client ID and secret are right ({code})',
  oidcNoTokens: 'Found {issuer}, but it has no token endpoint: nobody could sign in',
  oidcNoKeys: 'Found {issuer}, but no signing key',
  messengerGood: '{name} answers as it should ({code})',
  messengerApp: '{name} answers but does not take the ID or the secret ({code}: {words})',
  messengerStrange: '{name} took a code that is none: check the address',
};
