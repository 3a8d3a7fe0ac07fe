import * as workbooksLimits from '@yizhan/contract/limits/workbooks.ts';
import { consumePart } from './part-bytes.ts';
import { WorkbookError } from './workbook-error.ts';
import { attribute, decodeText, joinTexts } from './xml-text.ts';
import type { ZipFile } from './zip-file.ts';

const SEGMENT_BYTES = 1024 * 1024;
/** A text that repeats appears early, and the first texts are numbered first. */
const CACHED = 32_768;
/** Markup around the shortest text: what a part can hold at most is known before it is unpacked. */
const MARKUP_RATIO = 4;

/**
 * The texts of a workbook, most of which are used once. They stay UTF-8 bytes outside the heap, a third of the memory
 * of strings, and become strings when a cell asks.
 */
export class SharedStrings {
  private readonly segments: Buffer[] = [];
  private segment: Buffer = Buffer.alloc(0);
  private filled = 0;
  /** Where each text ends; it begins where the one before ended, or at the beginning of its segment. */
  private ends = new Uint32Array(1024);
  private starts = new Uint32Array(1024);
  private bytes = 0;
  private count = 0;
  private readonly cache: (string | undefined)[] = [];

  at(index: number): string | undefined {
    if (index >= this.count) return undefined;
    if (index >= CACHED) return this.decode(index);
    let text = this.cache[index];
    if (text === undefined) {
      text = this.decode(index);
      this.cache[index] = text;
    }
    return text;
  }

  /** Copies the bytes of one text. */
  push(source: Buffer, from: number, to: number) {
    const length = to - from;
    this.bytes += length;
    const isTooMuch =
      this.bytes > workbooksLimits.maxSharedStringBytes || this.count >= workbooksLimits.maxSharedStrings;
    if (isTooMuch || length > SEGMENT_BYTES) throw new WorkbookError('tooLarge');
    if (this.filled + length > this.segment.length) {
      this.segment = Buffer.allocUnsafe(SEGMENT_BYTES);
      this.segments.push(this.segment);
      this.filled = 0;
    }
    if (this.count === this.ends.length) {
      this.ends = doubled(this.ends);
      this.starts = doubled(this.starts);
    }
    const base = (this.segments.length - 1) * SEGMENT_BYTES;
    this.starts[this.count] = base + this.filled;
    source.copy(this.segment, this.filled, from, to);
    this.filled += length;
    this.ends[this.count] = base + this.filled;
    this.count += 1;
  }

  private decode(index: number): string {
    const start = this.starts[index] ?? 0;
    const end = this.ends[index] ?? 0;
    if (end === start) return '';
    const segment = Math.floor(start / SEGMENT_BYTES);
    const base = segment * SEGMENT_BYTES;
    return this.segments[segment]?.toString('utf8', start - base, end - base) ?? '';
  }
}

function doubled(values: Uint32Array): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(values.length * 2);
  grown.set(values);
  return grown;
}

const LT = 60;
const GT = 62;
const SLASH = 47;
const AMPERSAND = 38;
const UNDERSCORE = 95;
const CARRIAGE_RETURN = 13;
const T = 116;

export async function readSharedStrings(zip: ZipFile, part: string): Promise<SharedStrings> {
  const strings = new SharedStrings();
  if (!zip.has(part)) return strings;
  if (zip.unpackedBytes(part) > workbooksLimits.maxSharedStringBytes * MARKUP_RATIO)
    throw new WorkbookError('tooLarge');
  let prefix: string | undefined;
  let open = Buffer.alloc(0);
  let close = Buffer.alloc(0);

  const consume = (bytes: Buffer) => {
    let p = 0;
    if (prefix === undefined) {
      const root = /<((?:[\w.-]+:)?)sst(?=[\s/>])[^<>]*>/.exec(bytes.toString('latin1'));
      if (!root) return 0;
      const announced = Number(attribute(root[0], 'uniqueCount') ?? 0);
      if (announced > workbooksLimits.maxSharedStrings) throw new WorkbookError('tooLarge');
      prefix = root[1] ?? '';
      open = Buffer.from(`<${prefix}si`, 'latin1');
      close = Buffer.from(`</${prefix}si>`, 'latin1');
      p = root.index + root[0].length;
    }
    for (;;) {
      const start = bytes.indexOf(open, p);
      if (start < 0) return Math.max(p, bytes.length - open.length - 1);
      const gt = bytes.indexOf(GT, start);
      if (gt < 0) return start;
      if (bytes[gt - 1] === SLASH) {
        strings.push(bytes, gt, gt);
        p = gt + 1;
        continue;
      }
      const end = bytes.indexOf(close, gt);
      if (end < 0) return start;
      pushString(strings, bytes, gt + 1, end);
      p = end + close.length;
    }
  };
  for await (const _ of consumePart(zip, part, consume));
  return strings;
}

/** Nearly every text is one <t>, and mostly there is nothing in it to decode: its bytes are copied as they are. */
function pushString(strings: SharedStrings, bytes: Buffer, from: number, to: number) {
  const start = textStart(bytes, from, to);
  let isPlain = true;
  let end = start;
  for (; start >= 0 && end < to && bytes[end] !== LT; end += 1) {
    const byte = bytes[end];
    if (byte === AMPERSAND || byte === UNDERSCORE || byte === CARRIAGE_RETURN) isPlain = false;
  }
  // </t> and nothing after it
  const isSingle = start >= 0 && bytes[end + 1] === SLASH && bytes[end + 2] === T && end + 4 === to;
  if (isSingle && isPlain) {
    strings.push(bytes, start, end);
    return;
  }
  const text = isSingle ? decodeText(bytes.toString('utf8', start, end)) : joinTexts(bytes.toString('utf8', from, to));
  const decoded = Buffer.from(text, 'utf8');
  strings.push(decoded, 0, decoded.length);
}

/** Behind a <t> or <t xml:space="preserve">; -1 for anything else. */
function textStart(bytes: Buffer, from: number, to: number): number {
  if (bytes[from] !== LT || bytes[from + 1] !== T) return -1;
  let p = from + 2;
  if (bytes[p] !== GT && bytes[p] !== 32) return -1;
  while (p < to && bytes[p] !== GT) p += 1;
  return bytes[p - 1] === SLASH ? -1 : p + 1;
}
