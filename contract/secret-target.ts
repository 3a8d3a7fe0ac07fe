/** A stored secret is sent only to the target it was entered for. For another target it has to be entered again. */
type Provider = { issuer: string; clientId: string };
type MessengerApp = { baseUrl: string; appId: string; agentId: string };
type MailServer = { host: string; port: number; user: string };

export const isSameProvider = (one: Provider, other: Provider) =>
  one.issuer === other.issuer && one.clientId === other.clientId;

export const isSameApp = (one: MessengerApp, other: MessengerApp) =>
  withoutTrailingSlash(one.baseUrl) === withoutTrailingSlash(other.baseUrl) &&
  one.appId === other.appId &&
  one.agentId === other.agentId;

export const isSameMailServer = (one: MailServer, other: MailServer) =>
  one.host === other.host && one.port === other.port && one.user === other.user;

/** For addresses that paths are appended to. An issuer is an identifier and must not be changed. */
export const withoutTrailingSlash = (address: string) => address.replace(/\/+$/, '');

/** The scheme, host and port; the rest of an address may be a template. */
const originOf = (address: string) => /^https?:\/\/[^/?#]*/i.exec(address)?.[0].toLowerCase() ?? '';
export const isSameOrigin = (one: string, other: string) => originOf(one) === originOf(other);
