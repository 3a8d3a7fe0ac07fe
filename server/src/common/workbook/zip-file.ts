import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import * as workbooksLimits from '@yizhan/contract/limits/workbooks.ts';
import { encodingOf } from './part-encoding.ts';
import { WorkbookError } from './workbook-error.ts';
import type { WorkbookLimits } from './workbook-limits.ts';
import { partName, readAt, readZipDirectory, type ZipEntry } from './zip-directory.ts';

const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const READ_BYTES = 128 * 1024;
const INFLATE_BYTES = 256 * 1024;

/** The parts of a zip file, unpacked as they are asked for. */
export class ZipFile {
  private constructor(
    private readonly path: string,
    private readonly file: FileHandle,
    private readonly entries: ReadonlyMap<string, ZipEntry>,
  ) {}

  static async open(path: string, limit: WorkbookLimits): Promise<ZipFile> {
    const file = await open(path);
    try {
      return new ZipFile(path, file, await readZipDirectory(file, limit));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  has(name: string): boolean {
    return this.entries.has(partName(name));
  }

  /** What the directory says; a part never yields more. */
  unpackedBytes(name: string): number {
    return this.entries.get(partName(name))?.unpacked ?? 0;
  }

  async *chunks(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(partName(name));
    if (!entry || entry.packed === 0) return;
    const local = await readAt(this.file, entry.at, 30);
    const readable = entry.method === DEFLATED || entry.method === STORED;
    if (!readable || local.length < 30 || local.readUInt32LE(0) !== LOCAL) throw new WorkbookError('corrupt');
    const start = entry.at + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
    const packed = createReadStream(this.path, { start, end: start + entry.packed - 1, highWaterMark: READ_BYTES });
    const stream = entry.method === DEFLATED ? packed.pipe(createInflateRaw({ chunkSize: INFLATE_BYTES })) : packed;
    packed.on('error', (error) => stream.destroy(error));
    let seen = 0;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        seen += chunk.length;
        if (seen > entry.unpacked) throw new WorkbookError('bomb');
        yield chunk;
      }
      if (seen < entry.unpacked) throw new WorkbookError('corrupt');
    } catch (error) {
      throw error instanceof WorkbookError ? error : new WorkbookError('corrupt');
    } finally {
      packed.destroy();
      stream.destroy();
    }
  }

  /** A small part as text. */
  async text(name: string): Promise<string> {
    if (this.unpackedBytes(name) > workbooksLimits.maxSmallPartBytes) throw new WorkbookError('tooLarge');
    const chunks: Buffer[] = [];
    for await (const chunk of this.chunks(name)) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
    assertNoEntities(text);
    return text;
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

/** Office programs declare no entities: who does wants to unpack a bomb or to read files. */
export function assertNoEntities(text: string) {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new WorkbookError('unsafe');
}
