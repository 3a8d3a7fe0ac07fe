/** What a page and the server share after the key exchange. */
export type Channel = {
  /** Whether the page signed this text. */
  verify(text: string, signature: string): boolean;
  /** Of an answer, base64url: every answer carries those it is signed with. */
  hash(text: string): string;
  /** What the page sealed for this id; undefined when it was not the page. */
  open(data: string, id: string): string | undefined;
  /** An answer to this id, base64. */
  seal(text: string, id: string): string;
};

/** One way of doing all of it; the server's keys come from its secret, so every node has the same. */
export type Suite = {
  exchange: string;
  signing: string;
  /** The channel to the page with this key; undefined when it is none. */
  channel(sealKey: string): Channel | undefined;
  sign(text: string): string;
};
