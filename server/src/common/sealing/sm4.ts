import { createRequire } from 'node:module';
import { sealed } from '@yizhan/contract/sealed.ts';

const { tagBytes } = sealed;

type Library = typeof import('sm-crypto-v2');
let loaded: Library | undefined;

/** Loaded lazily: few installations use it, and it would slow every start. */
export function smLibrary(): Library {
  loaded ??= createRequire(import.meta.url)('sm-crypto-v2') as Library;
  return loaded;
}

/** SM4-GCM in JavaScript, since OpenSSL has none yet: a megabyte takes a third of a second. */
type Sm4 = { key: Uint8Array; iv: Uint8Array; id: string };

const optionsOf = ({ iv, id }: Sm4) =>
  ({ mode: 'gcm', output: 'array', padding: 'none', iv, associatedData: Buffer.from(id) }) as const;

/** The content, or undefined if it was altered. `bytes` end with the tag. */
export function openSm4({ bytes, ...sm4 }: Sm4 & { bytes: Uint8Array }): string | undefined {
  const options = { ...optionsOf(sm4), tag: bytes.subarray(-tagBytes) };
  try {
    return Buffer.from(smLibrary().sm4.decrypt(bytes.subarray(0, -tagBytes), sm4.key, options)).toString('utf8');
  } catch {
    return undefined;
  }
}

/** The sealed content followed by its tag. */
export function sealSm4({ text, ...sm4 }: Sm4 & { text: string }): Uint8Array {
  const { output, tag } = smLibrary().sm4.encrypt(Buffer.from(text), sm4.key, { ...optionsOf(sm4), outputTag: true });
  if (!tag) throw new Error('SM4-GCM gave no tag');
  return Buffer.concat([output, tag]);
}
