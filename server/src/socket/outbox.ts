import type { Duplex } from 'node:stream';

/** The first byte of a whole text frame (RFC 6455, 5.2). */
const TEXT_FRAME = 0x81;
/** Longer ones give their length in two bytes, or in eight. */
const SHORT_LENGTH = 126;
const MEDIUM_LENGTH = 0x10000;

let waiting: Outbox[] = [];

function flushAll() {
  const outboxes = waiting;
  waiting = [];
  for (const outbox of outboxes) outbox.flush();
}

/**
 * The text frames of one connection until the current tick ends. The receipts and messages that one transaction brings
 * for a person are encoded into one buffer and take one system call, instead of a header, a body and a call each.
 */
export class Outbox {
  private texts: string[] = [];

  constructor(private readonly stream: Duplex) {}

  add(text: string): void {
    if (this.texts.length === 0) {
      if (waiting.length === 0) process.nextTick(flushAll);
      waiting.push(this);
    }
    this.texts.push(text);
  }

  flush(): void {
    if (this.texts.length === 0) return;
    const texts = this.texts;
    this.texts = [];
    if (this.stream.writable) this.stream.write(encodeFrames(texts));
  }
}

/** Servers do not mask what they send, and nothing is compressed. */
function encodeFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const buffer = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerOf(length) + length, 0));
  let at = 0;
  for (const [nth, text] of texts.entries()) {
    at = writeHeader(buffer, at, lengths[nth] ?? 0);
    at += buffer.write(text, at);
  }
  return buffer;
}

function headerOf(length: number): number {
  if (length < SHORT_LENGTH) return 2;
  return length < MEDIUM_LENGTH ? 4 : 10;
}

function writeHeader(buffer: Buffer, at: number, length: number): number {
  const begin = buffer.writeUInt8(TEXT_FRAME, at);
  if (length < SHORT_LENGTH) return buffer.writeUInt8(length, begin);
  if (length < MEDIUM_LENGTH) return buffer.writeUInt16BE(length, buffer.writeUInt8(SHORT_LENGTH, begin));
  return buffer.writeBigUInt64BE(BigInt(length), buffer.writeUInt8(SHORT_LENGTH + 1, begin));
}
