/** Encrypts and decrypts bytes. The name is authenticated too, so that one value cannot be swapped for another. */
export type Cipher = {
  encrypt(iv: Uint8Array<ArrayBuffer>, text: Uint8Array, name: Uint8Array): Promise<Uint8Array>;
  /** Rejects data that was not encrypted by this cipher. */
  decrypt(iv: Uint8Array<ArrayBuffer>, bytes: Uint8Array, name: Uint8Array): Promise<Uint8Array>;
};
