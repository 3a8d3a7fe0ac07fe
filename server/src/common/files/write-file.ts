import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fail } from '../fail.ts';

export type WrittenFile = { size: number; sha256: string };

/** Streams to a file, and aborts as soon as it exceeds the limit. */
export async function writeFile(
  stream: AsyncIterable<Uint8Array>,
  path: string,
  longest: number,
): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* (pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      size += piece.length;
      if (size > longest) fail('too_large');
      hash.update(piece);
      yield piece;
    }
  };
  // Opened first: if the stream failed at once, the file would be created after its cleanup.
  const file = await open(path, 'w');
  await pipeline(stream, counted, file.createWriteStream());
  return { size, sha256: hash.digest('hex') };
}

export async function hashFile(path: string): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Uint8Array>) {
    size += piece.length;
    hash.update(piece);
  }
  return { size, sha256: hash.digest('hex') };
}
