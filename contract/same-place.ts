/** A stored secret goes to the place it was stored for, and to no other: elsewhere it has to be given again. */
type Provider = { issuer: string; clientId: string };
type WechatApp = { baseUrl: string; appId: string };
type MailServer = { host: string; port: number; user: string };

export const sameProvider = (one: Provider, other: Provider) =>
  one.issuer === other.issuer && one.clientId === other.clientId;

export const sameWechatApp = (one: WechatApp, other: WechatApp) =>
  bare(one.baseUrl) === bare(other.baseUrl) && one.appId === other.appId;

export const sameMailServer = (one: MailServer, other: MailServer) =>
  one.host === other.host && one.port === other.port && one.user === other.user;

/** Paths are put behind it. An issuer is a name and stays as it is written. */
export const bare = (address: string) => address.replace(/\/+$/, '');
