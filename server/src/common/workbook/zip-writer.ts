import type { Writable } from 'node:stream';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Deflate as zip 2.0 has it. */
const VERSION = 20;
const DEFLATED = 8;
/** Sizes follow their part, since they are not known before; names are UTF-8. */
const FLAGS = 0x0808;
/** 1 January 1980: two files of the same rows are the same bytes. */
const DOS_DATE = 0x0021;
/** Quick: a sheet shrinks to a tenth anyway, and a higher level takes several times as long for a fifth less. */
const LEVEL = constants.Z_BEST_SPEED;
const DEFLATE_CHUNK = 128 * 1024;

type ZipEntry = { name: Buffer; crc: number; packed: number; unpacked: number; at: number };

/** A zip file written front to back: nothing of a part is kept, and it waits while the target does. */
export class ZipWriter {
  private readonly written: ZipEntry[] = [];
  private at = 0;

  constructor(private readonly target: Writable) {}

  async add(name: string, chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    const part: ZipEntry = { name: Buffer.from(name, 'utf8'), crc: 0, packed: 0, unpacked: 0, at: this.at };
    await this.send(localHeader(part));
    const deflate = createDeflateRaw({ level: LEVEL, chunkSize: DEFLATE_CHUNK });
    let failure: Error | undefined;
    const sent = this.sendAll(deflate, part).catch((error: unknown) => {
      failure = error instanceof Error ? error : new Error('writing failed', { cause: error });
      deflate.destroy();
    });
    try {
      for await (const chunk of chunks) {
        if (failure !== undefined) throw failure;
        part.crc = crc32(chunk, part.crc);
        part.unpacked += chunk.length;
        if (!deflate.write(chunk)) await drained(deflate);
      }
      deflate.end();
      await sent;
      if (failure !== undefined) throw failure;
    } catch (error) {
      deflate.destroy();
      await sent;
      throw error;
    }
    await this.send(descriptor(part));
    this.written.push(part);
  }

  addText(name: string, text: string): Promise<void> {
    return this.add(name, [Buffer.from(text, 'utf8')]);
  }

  async finish(): Promise<void> {
    const directory = Buffer.concat(this.written.map(centralHeader));
    const end = Buffer.alloc(22);
    end.writeUInt32LE(END, 0);
    end.writeUInt16LE(this.written.length, 8);
    end.writeUInt16LE(this.written.length, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(this.at, 16);
    await this.send(Buffer.concat([directory, end]));
  }

  private async sendAll(packed: AsyncIterable<Buffer>, part: ZipEntry) {
    for await (const piece of packed) {
      part.packed += piece.length;
      await this.send(piece);
    }
  }

  private async send(bytes: Buffer) {
    this.at += bytes.length;
    if (this.target.destroyed) throw this.target.errored ?? new Error('the target was closed');
    if (!this.target.write(bytes)) await drained(this.target);
  }
}

/** Until more can be written, or never again: the next write tells. */
function drained(stream: Writable): Promise<void> {
  if (stream.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      for (const event of ['drain', 'close', 'error']) stream.off(event, done);
      resolve();
    };
    for (const event of ['drain', 'close', 'error']) stream.on(event, done);
  });
}

function localHeader({ name }: ZipEntry): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(LOCAL, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(DOS_DATE, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function descriptor({ crc, packed, unpacked }: ZipEntry): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(DESCRIPTOR, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(packed, 8);
  bytes.writeUInt32LE(unpacked, 12);
  return bytes;
}

function centralHeader({ name, crc, packed, unpacked, at }: ZipEntry): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(CENTRAL, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATED, 10);
  head.writeUInt16LE(DOS_DATE, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(unpacked, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(at, 42);
  return Buffer.concat([head, name]);
}
