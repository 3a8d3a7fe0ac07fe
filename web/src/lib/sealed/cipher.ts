/** Encrypts and opens bytes; the name is bound in, so that no value can stand in another's place. */
export type Cipher = {
  encrypt(iv: Uint8Array<ArrayBuffer>, text: Uint8Array, name: Uint8Array): Promise<Uint8Array>;
  /** Rejects what was not encrypted here. */
  decrypt(iv: Uint8Array<ArrayBuffer>, bytes: Uint8Array, name: Uint8Array): Promise<Uint8Array>;
};
