/** The directory of a zip file, read before anything is unpacked: what is encrypted, too large or too dense ends here. */
import type { FileHandle } from 'node:fs/promises';
import * as workbooksLimits from '@yizhan/contract/limits/workbooks.ts';
import { WorkbookError } from './workbook-error.ts';
import type { WorkbookLimits } from './workbook-limits.ts';

export interface ZipEntry {
  flags: number;
  method: number;
  packed: number;
  unpacked: number;
  at: number;
}

const CENTRAL = 0x02014b50;
const END64 = 0x06064b50;
const END_LENGTH = 22;
/** The end record may be followed by a comment. */
const TAIL_LENGTH = END_LENGTH + 0xffff;
const WIDE = 0xffffffff;

export async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, length));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, Math.max(0, at));
  return bytes.subarray(0, bytesRead);
}

export async function readZipDirectory(file: FileHandle, limit: WorkbookLimits): Promise<Map<string, ZipEntry>> {
  const { entries, length, at } = await findDirectory(file);
  if (entries > workbooksLimits.maxZipEntries || length > workbooksLimits.maxZipDirectoryBytes)
    throw new WorkbookError('bomb');
  const directory = await readAt(file, at, length);
  const found = new Map<string, ZipEntry>();
  let total = 0;
  for (let p = 0; p + 46 <= directory.length && directory.readUInt32LE(p) === CENTRAL; ) {
    const nameLength = directory.readUInt16LE(p + 28);
    const extraLength = directory.readUInt16LE(p + 30);
    const entry = {
      flags: directory.readUInt16LE(p + 8),
      method: directory.readUInt16LE(p + 10),
      packed: directory.readUInt32LE(p + 20),
      unpacked: directory.readUInt32LE(p + 24),
      at: directory.readUInt32LE(p + 42),
    };
    widen(entry, directory.subarray(p + 46 + nameLength, p + 46 + nameLength + extraLength));
    total += entry.unpacked;
    const name = partName(directory.toString('utf8', p + 46, p + 46 + nameLength));
    assertHarmless(name, entry, { total, limit });
    if (!found.has(name)) found.set(name, entry);
    p += 46 + nameLength + extraLength + directory.readUInt16LE(p + 32);
  }
  if (found.size === 0) throw new WorkbookError('corrupt');
  return found;
}

/** Some programs write backslashes or a leading slash, and the letters' case differs between a relation and its part. */
export const partName = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** A white picture packs to nearly nothing. None is ever unpacked. */
const isPicture = (name: string, { unpacked }: ZipEntry) =>
  unpacked <= workbooksLimits.maxPictureBytes && /\.(?:bmp|emf|wmf|png|jpe?g|gif|tiff?|ico)$/.test(name);

function assertHarmless(name: string, entry: ZipEntry, { total, limit }: { total: number; limit: WorkbookLimits }) {
  if (entry.flags & 1) throw new WorkbookError('encrypted');
  const dense =
    !isPicture(name, entry) &&
    entry.unpacked > workbooksLimits.denseUnpackedBytes &&
    entry.unpacked > entry.packed * workbooksLimits.maxUnpackRatio;
  if (dense) throw new WorkbookError('bomb');
  if (total > limit.unpackedBytes) throw new WorkbookError('tooLarge');
}

async function findDirectory(file: FileHandle) {
  const { size } = await file.stat();
  const tail = await readAt(file, size - TAIL_LENGTH, Math.min(size, TAIL_LENGTH));
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || tail.length - end < END_LENGTH) throw new WorkbookError('corrupt');
  const found = {
    entries: tail.readUInt16LE(end + 10),
    length: tail.readUInt32LE(end + 12),
    at: tail.readUInt32LE(end + 16),
  };
  if (found.at !== WIDE && found.length !== WIDE && found.entries !== 0xffff) return found;
  const locator = end - 20;
  if (locator < 0) throw new WorkbookError('corrupt');
  const end64 = await readAt(file, Number(tail.readBigUInt64LE(locator + 8)), 56);
  if (end64.length < 56 || end64.readUInt32LE(0) !== END64) throw new WorkbookError('corrupt');
  const wide = (offset: number) => Number(end64.readBigUInt64LE(offset));
  return { entries: wide(32), length: wide(40), at: wide(48) };
}

/** Sizes and places beyond 4 GB stand in an extra field, in this order, each only where it is needed. */
function widen(entry: ZipEntry, extra: Buffer) {
  for (let p = 0; p + 4 <= extra.length; p += 4 + extra.readUInt16LE(p + 2)) {
    if (extra.readUInt16LE(p) !== 1) continue;
    let at = p + 4;
    for (const key of ['unpacked', 'packed', 'at'] as const) {
      if (entry[key] !== WIDE || at + 8 > extra.length) continue;
      entry[key] = Number(extra.readBigUInt64LE(at));
      at += 8;
    }
  }
}
