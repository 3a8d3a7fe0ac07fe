/** How the portal shows another system who asks: the only list of ways. */
export const connectorAuths = ['none', 'basic', 'hmac', 'oauth2', 'combStr'] as const;
export type ConnectorAuth = (typeof connectorAuths)[number];

/** Ways that need a user name, app id or client id, and a secret. */
export const needsSecret = (auth: ConnectorAuth) => auth === 'basic' || auth === 'hmac' || auth === 'oauth2';

export const connectorMethods = ['GET', 'POST'] as const;

/** The parameter that carries the signed identity of the person. */
export const combParameter = 'combStr';
