/** A stored secret is sent only to the target it was entered for. For another target it has to be entered again. */
type Provider = { issuer: string; clientId: string };
type WechatApp = { baseUrl: string; appId: string };
type MailServer = { host: string; port: number; user: string };

export const sameProvider = (one: Provider, other: Provider) =>
  one.issuer === other.issuer && one.clientId === other.clientId;

export const sameWechatApp = (one: WechatApp, other: WechatApp) =>
  bare(one.baseUrl) === bare(other.baseUrl) && one.appId === other.appId;

export const sameMailServer = (one: MailServer, other: MailServer) =>
  one.host === other.host && one.port === other.port && one.user === other.user;

/** For addresses that paths are appended to. An issuer is an identifier and must not be changed. */
export const bare = (address: string) => address.replace(/\/+$/, '');
