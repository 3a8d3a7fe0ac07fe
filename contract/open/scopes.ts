/** Plain lists, without schemas: what a client may bring, and how it authenticates. */
export const apiScopes = ['todos', 'messages', 'news', 'matters', 'caseFacts'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const secretKinds = ['hmac', 'oauth2'] as const;
export type SecretKind = (typeof secretKinds)[number];
