import type { Method } from './route.ts';

/** The sealed envelope, as both sides spell it. What it is for and against whom it helps: docs/decisions/013. */
export const sealed = {
  /** The page's half of the key exchange, base64url. */
  keyHeader: 'seal-key',
  /** `uuid.ts.signature`: ts in milliseconds on the server's clock. */
  idHeader: 'request-id',
  /** One secret, three keys: what each is for stands in its derivation. */
  purposes: {
    request: 'yizhan envelope 1 request',
    answer: 'yizhan envelope 1 answer',
    sign: 'yizhan envelope 1 sign',
  },
  ivBytes: 12,
  tagBytes: 16,
  /** AES-256 and SM4. */
  keyBytes: { x25519: 32, sm: 16 },
  /** What SM2 wraps for the server. */
  secretBytes: 32,
} as const;

/** iv, ciphertext and tag, base64. */
export type SealedBody = { data: string };

type SignedRequest = {
  method: Method;
  /** With its query. */
  path: string;
  /** The Blade-Auth and Tenant-Id headers: nobody puts a call under another name. */
  token: string;
  tenant: string;
  id: string;
  /** As it stands in the header. */
  time: string;
  /** As it travels; empty where there is none. */
  body: string;
};

/** What the signature in the request-id is made over. No part but the last can hold a line break. */
export const signedRequest = ({ method, path, token, tenant, id, time, body }: SignedRequest) =>
  [method, path, token, tenant, id, time, body].join('\n');

/** What an answer's hash is made over; its HTTP status says whether the session is over. */
export const hashedAnswer = (requestId: string, http: number, data: string) => `${requestId}\n${http}\n${data}`;

/**
 * The server signs the hashes of the answers that are ready together: one signature costs more than all the rest of an
 * envelope. `signature` alone is over one hash, `signature.hash.hash…` over these, the answer's own among them.
 */
export const signedHashes = (hashes: readonly string[]) => hashes.join('.');
