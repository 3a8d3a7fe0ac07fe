/** What a page and the server share after the key exchange. */
export type Channel = {
  /** Whether the page signed this text. */
  verify(text: string, signature: string): boolean;
  /** Hash of a response, base64url. Responses are signed in batches; each carries the hashes of its batch. */
  hash(text: string): string;
  /** Opens what the page sealed for this id; undefined when the page did not seal it. */
  open(data: string, id: string): string | undefined | Promise<string | undefined>;
  /** Seals a response to this id, base64. */
  seal(text: string, id: string): string | Promise<string>;
};

/** One cipher suite. The server's keys are derived from its secret, so every node has the same. */
export type Suite = {
  exchange: string;
  signing: string;
  /** The channel to the page with this public key; undefined when the key is invalid. */
  channel(sealKey: string): Channel | undefined;
  sign(text: string): string;
};
