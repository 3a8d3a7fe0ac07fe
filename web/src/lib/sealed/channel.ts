import type { EnvelopeKeys } from '@yizhan/contract/entities/session.ts';

/** The secrets this page and the server share after the key exchange. */
export type Channel = {
  /** The page's half of the key exchange, sent in the header. */
  sealKey: string;
  /** Hash of an answer, base64url. */
  hash(text: string): string;
  /** Base64url. */
  sign(text: string): string;
  /** Base64. */
  seal(text: string, id: string): string;
  /** Undefined unless the server sealed it for this id. */
  open(data: string, id: string): string | undefined;
  /** Whether the server signed this text. */
  verify(text: string, signature: string): boolean;
};

export type OpenChannel = (keys: EnvelopeKeys) => Channel;
