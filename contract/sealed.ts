import type { Method } from './route.ts';

/** The sealed envelope's format, shared by both sides. Its purpose and threat model: docs/decisions/013. */
export const sealed = {
  /** The page's public key of the key exchange, base64url. */
  keyHeader: 'seal-key',
  /** `uuid.ts.signature`: ts in milliseconds on the server's clock. */
  idHeader: 'request-id',
  /** One secret, three keys: the purpose is part of each derivation. */
  purposes: {
    request: 'yizhan envelope 1 request',
    answer: 'yizhan envelope 1 answer',
    sign: 'yizhan envelope 1 sign',
  },
  ivBytes: 12,
  tagBytes: 16,
  /** AES-256 and SM4. */
  keyBytes: { x25519: 32, sm: 16 },
  /** The secret that SM2 wraps for the server. */
  secretBytes: 32,
} as const;

/** iv, ciphertext and tag, base64. */
export type SealedBody = { data: string };

type SignedRequest = {
  method: Method;
  /** Including its query. */
  path: string;
  /** The Blade-Auth and Tenant-Id headers: signed, so that a call cannot be sent under another identity. */
  token: string;
  tenant: string;
  id: string;
  /** As in the header. */
  time: string;
  /** As sent; empty when there is none. */
  body: string;
};

/** The input of the signature in the request-id. Only the last part may contain a line break. */
export const signedRequest = ({ method, path, token, tenant, id, time, body }: SignedRequest) =>
  [method, path, token, tenant, id, time, body].join('\n');

/** The input of an answer's hash; its HTTP status says whether the session is over. */
export const hashedAnswer = (requestId: string, http: number, data: string) => `${requestId}\n${http}\n${data}`;

/**
 * The server signs the hashes of all answers that are ready together: one signature costs more than the rest of an
 * envelope. `signature` alone covers one hash, `signature.hash.hash…` covers these, including the answer's own.
 */
export const signedHashes = (hashes: readonly string[]) => hashes.join('.');
